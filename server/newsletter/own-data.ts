import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import { newsletterSignups } from './tables.ts'

/**
 * The subscription. Only someone who verified the address can read it; anyone who deletes their account is unsubscribed
 * in any case.
 */
export function newsletterOwnData({ orm }: Pick<Database, 'orm'>): OwnDataPart {
  const signup = { email: newsletterSignups.email, createdAt: newsletterSignups.createdAt }
  const isFor = (email: string) => eq(sql`lower(${newsletterSignups.email})`, email.toLowerCase())
  return {
    read: {
      newsletter: ({ email, isEmailProven }) =>
        rowsOf(
          orm
            .select(signup)
            .from(newsletterSignups)
            .where(isEmailProven ? isFor(email) : sql`false`),
        ),
    },
    async erase(transaction, { email }) {
      await transaction.delete(newsletterSignups).where(isFor(email))
      return []
    },
  }
}
