import type { Clock } from '../editor/deps.ts'
import { whenIdle } from './when-idle.ts'

export const browserClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
  every(milliseconds, act) {
    const timer = setInterval(act, milliseconds)
    return () => clearInterval(timer)
  },
  idle: whenIdle,
}
