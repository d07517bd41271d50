import { localTimeOf } from '#domain/local-time.ts'
import { type Closing, isTimeOver } from '#domain/orders/roll-closing.ts'
import type { RollsDeps } from '../deps.ts'

/** A time of day already past when it is set applies from tomorrow. */
export async function dayThatIsOver(
  { clock, readSettings }: Pick<RollsDeps, 'clock' | 'readSettings'>,
  closing: Closing | null | undefined,
): Promise<string | null> {
  if (!closing?.time) return null
  const { timeZone } = await readSettings()
  const now = clock.now()
  return isTimeOver(closing.time, { now, timeZone, closedDay: null }) ? localTimeOf(now, timeZone).day : null
}

/** If not sent at all, the stored one stays. */
export const isSameTime = (before: Closing | null, sent: Closing | null | undefined): boolean =>
  sent === undefined || sent?.time === before?.time
