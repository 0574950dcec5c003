# All commands for contributors and CI. `make help` lists them.

.DEFAULT_GOAL := help
SHELL := /bin/bash
SOURCES := Package.swift Sources Packages Tests Snippets Examples Benchmarks/Sources Fuzzing/Sources Fuzzing/Tests

.PHONY: help
help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: demo
demo: ## Build the tool and show the gallery; headless without a terminal
	Scripts/swift-build -c release --traits Tool --product tableware
	@"$$(Scripts/swift-build -c release --traits Tool --show-bin-path)/tableware" demo

.PHONY: demo-web
demo-web: ## Build the tool with its web server and open the gallery to browsers on this machine
	Scripts/swift-build -c release --traits Tool,Web --product tableware
	@"$$(Scripts/swift-build -c release --traits Tool,Web --show-bin-path)/tableware" demo --web $(if $(PORT),--port $(PORT))

.PHONY: admin
admin: ## Build the example of an administration, and show it in this terminal
	Scripts/swift-build --traits Tool,Hummingbird --product AdminServer
	@"$$(Scripts/swift-build --traits Tool,Hummingbird --show-bin-path)/AdminServer"

.PHONY: admin-web
admin-web: ## Build the example of an administration, and open it to browsers on this machine
	Scripts/swift-build --traits Tool,Hummingbird --product AdminServer
	@"$$(Scripts/swift-build --traits Tool,Hummingbird --show-bin-path)/AdminServer" --web $(if $(PORT),--port $(PORT))

.PHONY: check
check: ## Check the essentials: format, imports, folders, faults, documentation, an incremental build, the tests
	Scripts/check-all lint imports folders faults public api docs cookbook reference declared build tests

.PHONY: test
test: ## Check everything: format, rules, warnings, tests, snippets, benchmarks, the tool, a browser
	Scripts/check-all

.PHONY: test-web
test-web: build ## Check only the web server, and every screen in a real browser; pictures go to .build/web
	swift test --skip-build --traits All --filter TablewareWebTests
	Scripts/check-web
	Scripts/check-attack
	Scripts/check-server

.PHONY: lint
lint: ## Check the format
	swift format lint --strict --recursive --parallel $(SOURCES)

.PHONY: imports
imports: ## Check the imports of all modules
	Scripts/check-imports

.PHONY: folders
folders: ## Check the map of the folders and their sizes
	Scripts/check-folders

.PHONY: docs
docs: ## Build the documentation of all products as a site, in .build/site; a warning is an error
	Scripts/build-docs

.PHONY: prose
prose: ## Check summaries, parameters, words and links of the documentation; no count may rise
	Scripts/check-docs

.PHONY: cookbook
cookbook: ## Write the code of the cookbook's entries and the index into its page
	Scripts/check-cookbook --write

.PHONY: build
build: ## Build all targets, including optional ones, with warnings as errors
	Scripts/install-libraries
	Scripts/swift-build --build-tests --traits All \
	  -Xswiftc -warnings-as-errors -Xswiftc -gnone -Xswiftc -index-ignore-system-modules

.PHONY: plain
plain: ## Build a package that depends on this one without traits, and the tool without those of servers and databases
	Scripts/check-plain

.PHONY: bench
bench: ## Run the benchmarks; writes .build/benchmarks.json
	Scripts/benchmark

.PHONY: bench-web
bench-web: ## Keep sessions open with clients instead of browsers, search in some, and connect many at once; writes .build/web-*.json
	Scripts/swift-build -c release --traits Tool,Web --product tableware
	python3 Scripts/load-web.py "$$(Scripts/swift-build -c release --traits Tool,Web --show-bin-path)/tableware" processes 1000 10 .build/web-load.json
	python3 Scripts/stress-web.py "$$(Scripts/swift-build -c release --traits Tool,Web --show-bin-path)/tableware"
	python3 Scripts/storm-web.py "$$(Scripts/swift-build -c release --traits Tool,Web --show-bin-path)/tableware" .build/web-storm.json

.PHONY: scale
scale: ## Run four servers on one PostgreSQL behind HAProxy and nginx with SESSIONS clients; writes .build/web-scaling.json
	Scripts/install-libraries
	Scripts/swift-build -c release --traits All --product OrdersServer
	Scripts/with-postgres python3 Scripts/scale-web.py "$$(Scripts/swift-build -c release --traits All --show-bin-path)/OrdersServer" $(SESSIONS)

.PHONY: fuzz
fuzz: ## Fuzz TARGET, or all, for MINUTES with libFuzzer; without a TARGET, list them
	Scripts/fuzz $(TARGET) $(if $(TARGET),$(or $(MINUTES),1) $(SEED))

.PHONY: torture
torture: ## Random walks, plans and input for TORTURE_MINUTES; PARTS="walk plans input", TORTURE_SEED repeats a run
	Scripts/torture $(PARTS)

.PHONY: sanitize
sanitize: ## Run the tests with the thread, address and undefined behavior sanitizers, or with one: SANITIZER=thread
	Scripts/sanitize $(SANITIZER)

.PHONY: mutate
mutate: ## Change the sources of GROUP one operator at a time, and report what no test notices
	Scripts/mutate $(GROUP)

.PHONY: versions
versions: build ## Build all targets with the lowest and with the newest versions of the dependencies
	Scripts/check-versions

.PHONY: soak
soak: ## Use the tool for MINUTES, an hour by default, and check that memory, files and threads do not grow
	Scripts/soak $(or $(MINUTES),60) $(PARTS)

.PHONY: sbom
sbom: build ## Write the software bill of materials of all traits; writes .build/sbom.json
	Scripts/sbom

.PHONY: format
format: ## Format the sources
	swift format --in-place --recursive --parallel $(SOURCES)

.PHONY: clean
clean: ## Remove all build products
	rm -rf .build Examples/UIKit.swiftpm/.build
