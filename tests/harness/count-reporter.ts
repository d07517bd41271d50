import type { Reporter, TestCase, TestModule } from 'vitest/node'

/**
 * Ends the run's output with plain lines for any log parser: each test that passed only on a retry, how many were
 * skipped, how to draw the same random inputs again, and finally `N passed, N failed`.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>, errors: ReadonlyArray<unknown>): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const inState = (state: string) => tests.filter((test) => test.result().state === state)
    // A file that failed to load has no tests to count.
    const unloaded = modules.filter((module) => module.state() === 'failed' && module.errors().length > 0)
    const failed = inState('failed').length + inState('pending').length + unloaded.length + errors.length
    const skipped = inState('skipped').length

    for (const test of tests.filter(passedWhenTriedAgain)) {
      console.log(`tried again: ${test.module.relativeModuleId} > ${test.fullName}`)
    }
    if (skipped > 0) console.log(`${skipped} left out`)
    if (failed > 0) console.log(`TEST_SEED=${process.env.TEST_SEED} draws the same random inputs again`)
    console.log(`${inState('passed').length} passed, ${failed} failed`)
  }
}

const passedWhenTriedAgain = (test: TestCase): boolean => test.diagnostic()?.flaky ?? false
