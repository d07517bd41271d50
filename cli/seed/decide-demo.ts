import type { Environment } from '#server/kernel/environment.ts'
import type { Shop } from '#server/shop.ts'
import { demoProgress, markDemo } from './demo-journal.ts'

/**
 * Whether the demo is to be filled before the shop opens. Checked before the first owner is created: the start of a
 * fill is recorded before anything else in the shop, and the fill resumes at the next start. A shop that was opened
 * without the demo is never filled.
 */
export async function decideDemo(
  { database, people }: Pick<Shop, 'database' | 'people'>,
  { DEMO, SMTP_URL }: Pick<Environment, 'DEMO' | 'SMTP_URL'>,
): Promise<boolean> {
  // Demo people have invented addresses; a shop that can send email is not one to experiment in.
  const isWanted = DEMO && !SMTP_URL
  const progress = await demoProgress(database)
  if (progress === 'started' && !isWanted) await markDemo(database, 'left')
  if (progress === 'started' || !isWanted) return progress === 'started' && isWanted
  if (progress === 'over' || (await people.hasOwner(database.orm))) return false
  await markDemo(database, 'start')
  return true
}
