import type { Reporter, TestModule } from 'vitest/node'

/** Ends the run's output with one plain line that any reader of logs understands. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const count = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state !== 'pending') count[state]++
        else count.failed++
      }
      // A file that could not even be loaded has no tests to count.
      if (module.state() === 'failed' && module.errors().length > 0) count.failed++
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : ''
    console.log(`${count.passed} passed, ${count.failed} failed${skipped}`)
  }
}
