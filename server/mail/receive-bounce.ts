import { createHash, timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import type { ReadBounce } from './port.ts'
import { mails } from './tables.ts'

export type BounceOutcome =
  /** `isKnown`: it was about a mail of ours that had gone out. */
  { ok: true; isKnown: boolean } | { ok: false; reason: 'unknown_provider' | 'bad_signature' }

export type BounceDeps = {
  database: Database
  /** What the mail server sends along; null closes the door. */
  bounceSecret: string | null
  readBounce: ReadBounce
}

/** What the mail server got back. `authorization` is the header of that name. */
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

/** The same of a notification that came as a mail. Whether it was about a mail of ours that had gone out. */
export async function noteReturned(
  { database, readBounce }: Pick<BounceDeps, 'database' | 'readBounce'>,
  raw: string,
): Promise<boolean> {
  const bounce = readBounce(raw)
  return bounce !== null && (await noteBounce(database, bounce))
}

/** A mail that had gone out came back: it counts as failed from now on, and can be sent again. */
export async function noteBounce(
  { orm }: Pick<Database, 'orm'>,
  { mailId, reason }: { mailId: string; reason: string },
): Promise<boolean> {
  const noted = await orm
    .update(mails)
    .set({ state: 'failed', error: `Came back: ${reason.replaceAll('\0', '')}` })
    .where(and(eq(mails.id, mailId), eq(mails.state, 'sent')))
    .returning({ id: mails.id })
  return noted.length > 0
}

/** In a time that says nothing about how much of it was right. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(wanted).digest())
