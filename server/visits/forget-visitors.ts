import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { localTimeOf } from '#domain/local-time.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import type { VisitsDeps } from './deps.ts'
import { visitMarks, visitSalts } from './tables.ts'

export const forgetVisitorsJob = defineJob('visits.forget', z.object({}))

/** Only the sums of past days are kept. */
export async function forgetVisitors({
  database,
  clock,
  readSettings,
}: Pick<VisitsDeps, 'database' | 'clock' | 'readSettings'>): Promise<void> {
  const { timeZone } = await readSettings()
  const { day } = localTimeOf(clock.now(), timeZone)
  await database.orm.delete(visitSalts).where(lt(visitSalts.day, day))
  await database.orm.delete(visitMarks).where(lt(visitMarks.day, day))
}
