import type { Clock } from '#server/kernel/clock.ts'

export type TestClock = Clock & {
  advance(milliseconds: number): void
  /**
   * Advances to the start of the next window of this many milliseconds: attempts are counted by windows of the clock,
   * and a test that counts them must not run across the end of one.
   */
  toNext(windowMilliseconds: number): void
}

/** Runs like the real one, and can be advanced. */
export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds) {
      ahead += milliseconds
    },
    toNext(windowMilliseconds) {
      ahead += windowMilliseconds - ((Date.now() + ahead) % windowMilliseconds)
    },
  }
}
