import type { Clock } from '#server/kernel/clock.ts'

export type TestClock = Clock & { advance(milliseconds: number): void }

/** Runs as the real one does, and can be put forward. */
export function createTestClock(): TestClock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance(milliseconds) {
      ahead += milliseconds
    },
  }
}
