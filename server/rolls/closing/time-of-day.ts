import { localTimeOf } from '#domain/local-time.ts'
import { type Closing, isTimeOver } from '#domain/orders/roll-closing.ts'
import type { RollsDeps } from '../deps.ts'

/** A time of day that is over when it is set is one of tomorrow. */
export async function dayThatIsOver(
  { clock, readSettings }: Pick<RollsDeps, 'clock' | 'readSettings'>,
  closing: Closing | null | undefined,
): Promise<string | null> {
  if (!closing?.time) return null
  const { timeZone } = await readSettings()
  const now = clock.now()
  return isTimeOver(closing.time, { now, timeZone, closedDay: null }) ? localTimeOf(now, timeZone).day : null
}

/** Not sent at all, what is set stays. */
export const isSameTime = (before: Closing | null, sent: Closing | null | undefined): boolean =>
  sent === undefined || sent?.time === before?.time
