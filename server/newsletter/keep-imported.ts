import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { SignupState } from '#domain/content/signup-filters.ts'
import type { NewsletterDeps } from './deps.ts'
import { membershipState, unsubscribe } from './membership.ts'
import { newsletterSignups } from './tables.ts'

/** What another program knew about an address: since when it has been subscribed or unsubscribed. */
export type ImportedSignup = { email: string; state: 'subscribed' | 'unsubscribed'; at: Date | null }

export type KnownSignup = { email: string; state: SignupState; createdAt: Date }

/** For imports: the existing signups, by lowercase address. */
export async function findSignups(
  { database: { orm } }: Pick<NewsletterDeps, 'database'>,
  emails: readonly string[],
): Promise<Map<string, KnownSignup>> {
  if (emails.length === 0) return new Map()
  const rows = await orm
    .select()
    .from(newsletterSignups)
    .where(inArray(sql`lower(${newsletterSignups.email})`, [...new Set(emails)]))
  return new Map(
    rows.map((row) => [
      row.email.toLowerCase(),
      { email: row.email, state: membershipState(row), createdAt: row.createdAt },
    ]),
  )
}

/**
 * Saves what an import brings; no email is sent. Anyone who unsubscribed here stays unsubscribed, whatever a file says.
 * False if it was changed concurrently.
 */
export async function keepImported(
  deps: NewsletterDeps,
  { email, state, at }: ImportedSignup,
  from: SignupState | null,
): Promise<boolean> {
  const {
    database: { orm },
    clock,
  } = deps
  const since = at ?? clock.now()
  const isSubscribed = state === 'subscribed'
  if (from === null) {
    const added = await orm
      .insert(newsletterSignups)
      .values({
        ...{ email, createdAt: since },
        confirmedAt: isSubscribed ? since : null,
        unsubscribedAt: isSubscribed ? null : since,
      })
      .onConflictDoNothing()
      .returning({ id: newsletterSignups.id })
    return added.length > 0
  }
  const [known] = await orm
    .select()
    .from(newsletterSignups)
    .where(eq(sql`lower(${newsletterSignups.email})`, email.toLowerCase()))
  if (!known || known.unsubscribedAt) return false
  if (!isSubscribed) return unsubscribe(deps, known.token)
  const changed = await orm
    .update(newsletterSignups)
    .set({ confirmedAt: since })
    .where(
      and(
        eq(newsletterSignups.id, known.id),
        isNull(newsletterSignups.unsubscribedAt),
        isNull(newsletterSignups.confirmedAt),
      ),
    )
    .returning({ id: newsletterSignups.id })
  return changed.length > 0
}
