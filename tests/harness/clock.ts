import type { Clock } from '#server/kernel/clock.ts'

export type TestClock = Clock & {
  advance(milliseconds: number): void
  /**
   * To where the next window of so many milliseconds begins: attempts are counted by windows of the clock, and a test
   * that counts them must not run across the end of one.
   */
  toNext(windowMilliseconds: number): void
}

/** Runs as the real one does, and can be put forward. */
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
