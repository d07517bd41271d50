import type { Clock } from '../deps.ts'

type Wait = { at: number; every: number | null; act: () => void }

/** Time that passes when a test says so; an idle moment is 10 ms away. */
export function createFakeClock(): Clock & { pass: (milliseconds: number) => void } {
  let now = 0
  const waits = new Set<Wait>()
  const wait = (milliseconds: number, act: () => void, every: number | null = null): (() => void) => {
    const one = { at: now + milliseconds, every, act }
    waits.add(one)
    return () => void waits.delete(one)
  }
  const nextUntil = (end: number): Wait | undefined =>
    [...waits].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
  return {
    now: () => now,
    date: () => new Date(Date.UTC(2026, 0, 1) + now),
    after: wait,
    every: (milliseconds, act) => wait(milliseconds, act, milliseconds),
    idle: (act) => wait(10, act),
    pass(milliseconds) {
      const end = now + milliseconds
      for (let due = nextUntil(end); due; due = nextUntil(end)) {
        now = due.at
        if (due.every === null) waits.delete(due)
        else due.at += due.every
        due.act()
      }
      now = end
    },
  }
}
