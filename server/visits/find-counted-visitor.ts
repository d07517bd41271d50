import { createHmac, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isbot } from 'isbot'
import { type LocalDay, localTimeOf } from '#domain/local-time.ts'
import { isStaff } from '#domain/people/role.ts'
import type { Database } from '#server/kernel/database.ts'
import { networkOf } from '#server/kernel/network.ts'
import type { FindCountedVisitor, VisitsDeps } from './deps.ts'
import { visitMarks, visitSalts } from './tables.ts'

/**
 * Tells a day's visitors apart without a cookie: by a hash of network address, browser and what they look at, with a
 * salt that is deleted when the day is over (forget-visitors.ts). Nothing connects the things one visitor looked at,
 * and no one is recognized the next day.
 */
export function createFindCountedVisitor({ database, clock, readSettings }: VisitsDeps): FindCountedVisitor {
  let known: { day: LocalDay; salt: string } | null = null
  return async ({ user, network = '', userAgent = '' }) => {
    const { areVisitsCounted, timeZone } = await readSettings()
    if (!areVisitsCounted || userAgent === '' || isbot(userAgent) || (user && isStaff(user.role))) return null
    const { day } = localTimeOf(clock.now(), timeZone)
    if (known?.day !== day) known = { day, salt: await saltOf(database, day) }
    const { salt } = known
    const markOf = (thing: string): string =>
      createHmac('sha256', salt)
        .update(JSON.stringify([networkOf(network), userAgent, thing]))
        .digest('base64url')
        .slice(0, 22)
    return {
      day,
      async isFirst(transaction, thing) {
        const made = await transaction
          .insert(visitMarks)
          .values({ day, mark: markOf(thing) })
          .onConflictDoNothing()
          .returning({ day: visitMarks.day })
        return made.length > 0
      },
    }
  }
}

/** A single one for all processes. */
async function saltOf({ orm }: Database, day: LocalDay): Promise<string> {
  await orm
    .insert(visitSalts)
    .values({ day, salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await orm.select({ salt: visitSalts.salt }).from(visitSalts).where(eq(visitSalts.day, day))
  if (!row) throw new Error(`The salt of ${day} was forgotten on that day`)
  return row.salt
}
