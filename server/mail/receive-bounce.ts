import { createHash, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import type { ReadBounce } from './port.ts'
import { mails } from './tables.ts'

export type BounceOutcome =
  /** `isKnown`: it was about an email that we had sent. */
  { ok: true; isKnown: boolean } | { ok: false; reason: 'unknown_provider' | 'bad_signature' }

export type BounceDeps = {
  database: Database
  /** The secret that the mail server sends along; null disables the endpoint. */
  bounceSecret: string | null
  readBounce: ReadBounce
}

/** Accepts a bounce from the mail server. `authorization` is the header of that name. */
export async function receiveBounce(
  deps: BounceDeps,
  authorization: string | null,
  rawBody: string,
): Promise<BounceOutcome> {
  if (deps.bounceSecret === null) return { ok: false, reason: 'unknown_provider' }
  if (!isSame(authorization ?? '', `Bearer ${deps.bounceSecret}`))
    return { ok: false, reason: 'bad_signature' }
  const bounce = deps.readBounce(rawBody)
  return { ok: true, isKnown: bounce !== null && (await noteBounce(deps.database, bounce)) }
}

/** The same for a notification that came as an email. Returns whether it was about an email that we had sent. */
export async function noteReturned(
  { database, readBounce }: Pick<BounceDeps, 'database' | 'readBounce'>,
  raw: string,
): Promise<boolean> {
  const bounce = readBounce(raw)
  return bounce !== null && (await noteBounce(database, bounce))
}

/** A sent email bounced: it now counts as failed and can be sent again. */
export async function noteBounce(
  { orm }: Pick<Database, 'orm'>,
  { mailId, reason }: { mailId: string; reason: string },
): Promise<boolean> {
  const noted = await orm
    .update(mails)
    .set({ state: 'failed', error: `Bounced: ${reason.replaceAll('\0', '')}` })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'sent')))
    .returning({ id: mails.id })
  return noted.length > 0
}

/** Constant-time, so that the duration doesn't reveal how much matched. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest())
