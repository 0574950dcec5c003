import Tableware
import TablewareTerminal
import TablewareWeb

extension Words {
  /// All texts of rows, controls and messages in simplified Chinese.
  static let chinese = Words([
    .cancel: "取消", .delete: "删除", .moveUp: "上移", .moveDown: "下移", .details: "详细信息",
    .expand: "展开", .collapse: "收起", .moreActions: "更多", .back: "返回",
    .previousField: "上一个字段", .nextField: "下一个字段", .done: "完成",
    .palette: "命令", .paletteSearch: "命令或页面", .paletteScreens: "页面",
    .none: "无", .noChoices: "没有选项", .chosenCount: "已选择 {count} 项", .on: "开", .off: "关",
    .chosen: "已选择", .notChosen: "未选择", .notSet: "未设置", .inProgress: "进行中",
    .collapsed: "已收起", .expanded: "已展开", .loadingChildren: "正在载入",
    .placeholder: "正在载入", .characters: "{count} 个字符", .stars: "{count} 星，共 {limit} 星",
    .toggleHint: "打开或关闭", .stepperHint: "增加或减少数值", .sliderHint: "调整数值",
    .fileHint: "选择要发送的文件", .chooseFile: "选择文件…", .filePath: "名称或路径",
    .stopSending: "停止发送",
    .fileKind: "无法发送“{name}”：名称必须以 {detail} 结尾。",
    .fileTooLarge: "“{name}”大于 {detail}。",
    .fileContent: "“{name}”不包含类型为 {detail} 的数据。",
    .fileIncomplete: "“{name}”未完整送达。",
    .ascending: "{column}，升序", .descending: "{column}，降序", .sortHint: "为各行排序",
    .ratingHint: "设置星数", .segmentsHint: "从 {count} 项中选择一项", .radioHint: "选择此项",
    .checkHint: "添加或移除", .choiceHint: "显示选项", .choiceGroupHint: "显示更多选项",
    .linkHint: "打开另一个页面", .destructiveHint: "无法撤销", .dayHint: "设置日期",
    .timeHint: "设置时间", .dayAndTimeHint: "设置日期和时间", .textHint: "文本",
    .countdownHint: "设置时长", .now: "现在", .minutesAgo: "{count} 分钟前",
    .hoursAgo: "{count} 小时前", .daysAgo: "{count} 天前", .inMinutes: "{count} 分钟后",
    .inHours: "{count} 小时后", .inDays: "{count} 天后",
    .passwordHint: "密码", .numberHint: "数字", .emailHint: "电子邮件地址",
    .linesHint: "多行文本",
    .loading: "正在载入…", .loadingMore: "正在载入更多…", .more: "载入更多", .empty: "没有项目",
    .emptyBranch: "空", .failed: "无法载入。", .retry: "重试",
    .required: "必填。", .length: "长度必须{bounds}。", .range: "数字必须{bounds}。",
    .boundsThrough: "在 {low} 到 {high} 之间", .boundsBelow: "不小于 {low} 且小于 {high}",
    .boundsFrom: "不小于 {low}", .boundsUpTo: "不大于 {high}", .boundsUnder: "小于 {high}",
    .boundsOther: "在允许的范围内",
    .hide: "隐藏", .show: "显示", .hidden: "已隐藏",
  ])
}

extension TerminalWords {
  /// The texts around the rows of a terminal in simplified Chinese.
  static let chinese = {
    var words = TerminalWords()
    words.open = "打开"
    words.select = "选择"
    words.expand = "展开"
    words.collapse = "收起"
    words.edit = "编辑"
    words.change = "更改"
    words.sort = "排序"
    words.reverse = "反转"
    words.toggle = "切换"
    words.menu = "菜单"
    words.details = "详细信息"
    words.move = "移动焦点"
    words.reorder = "排序"
    words.search = "搜索"
    words.refresh = "刷新"
    words.more = "更多"
    words.showAll = "显示全部"
    words.back = "返回"
    words.quit = "退出"
    words.next = "下一个"
    words.newLine = "换行"
    words.undo = "撤销"
    words.done = "完成"
    words.cancel = "取消"
    words.part = "部分"
    words.release = "松开"
    words.drop = "放下"
    words.keys = "按键"
    words.row = "行"
    words.screen = "页面"
    words.everywhere = "通用"
    words.page = "上一页或下一页"
    words.ends = "第一行或最后一行"
    words.sections = "下一个或上一个分区或控件"
    words.index = "以此字母开头的分区"
    words.refreshing = "正在刷新…"
    return words
  }()
}

extension WebLanguage {
  /// All texts of a page in simplified Chinese.
  static let chinese = {
    var page = PageWords()
    page.apply = "应用"
    page.rowsBefore = "‹ 前面的行"
    page.moreRows = "更多行 ›"
    page.way = "路径"
    page.commands = "命令"
    page.filters = "筛选"
    page.index = "索引"
    page.rows = "行数：{count}"
    page.moved = "已移到第 {place} 位，共 {count} 位"
    page.missing = "此地址没有页面。"
    page.ended = "此页面已过期，更改未保存。"
    page.needsToken = "请打开程序启动时显示的地址。"
    page.startOver = "重新开始"
    page.fileFailed = "文件未发送，请重试。"
    page.lost = "正在重新连接…"
    page.back = "已重新连接"
    page.needsCookies = "此页面需要 Cookie。请为本站允许 Cookie，然后重新载入页面。"
    page.refresh = "刷新"
    page.refreshing = "正在刷新…"
    page.keys = "按键"
    page.characterKeys = "单字符按键"
    page.characterKeysNote = "不带 Ctrl、Alt 或 Command 的按键在页面上有效"
    page.row = "行"
    page.screen = "页面"
    page.everywhere = "通用"
    page.keyMove = "下一行或上一行"
    page.keyPage = "上一页或下一页"
    page.keyEnds = "第一行或最后一行"
    page.keyExpand = "收起或展开此行"
    page.keyReorder = "移动此行"
    page.keyMenu = "此行的菜单"
    page.keySearch = "搜索"
    page.keyBack = "关闭或返回"
    return WebLanguage(code: "zh-Hans", words: .chinese, pageWords: page)
  }()
}
