import Tableware
import TablewareTesting
import Testing

@testable import Cookbook

@Suite struct TreesTests {
  @Test func tree_expandedNodes_showTheirChildren() {
    let driver = ScreenDriver(TopicsScreen())
    #expect(driver.titles == [["Animals", "Plants"]])
    driver.toggleExpansion("Animals")
    driver.toggleExpansion("Birds")
    #expect(driver.titles == [["Animals", "Birds", "Wren", "Plants"]])
    #expect(driver.content(of: "Wren")?.level == 2)
    driver.toggleExpansion("Animals")
    #expect(driver.titles == [["Animals", "Plants"]])
    driver.expectNoFindings()
  }

  @Test func treeThatLoads_expandedFolder_isReadOnce() async {
    let driver = ScreenDriver(FoldersScreen())
    driver.toggleExpansion("/")
    #expect(driver.content(of: "/")?.expansion == .loading)
    await driver.settle()
    #expect(driver.titles == [["/", "/a/", "/b.txt"]])
    driver.toggleExpansion("/a/")
    await driver.settle()
    #expect(driver.titles == [["/", "/a/", "/a/a/", "/a/b.txt", "/b.txt"]])
    driver.expectNoFindings()
  }

  @Test func expandFromCode_commands_expandAndCollapseAll() {
    let driver = ScreenDriver(OutlineScreen())
    driver.run("e")
    #expect(driver.titles[0].contains("Wren"))
    driver.run("c")
    #expect(driver.titles == [["Animals", "Plants"]])
    driver.toggleExpansion("Animals")
    #expect(driver.titles == [["Animals", "Birds", "Plants"]])
    driver.expectNoFindings()
  }
}
