import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type FieldErrors, fieldErrorsOf } from '#domain/field-errors.ts'
import { maxMediaAltLength, maxMediaNameLength } from '#domain/media.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { MediaUse } from '#server/kernel/media.ts'
import { media } from '#server/kernel/tables.ts'
import { findUses, type MediaNeeds } from './needs.ts'

export type DescribeMediaOutcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' }
  | { ok: false; reason: 'invalid'; fieldErrors: FieldErrors }

export type RemoveMediaOutcome =
  | { ok: true; fileName: string }
  | { ok: false; reason: 'not_found' }
  /** Something shows it: nothing was taken away. */
  | { ok: false; reason: 'in_use'; uses: MediaUse[] }

const wordsSchema = z.object({
  fileName: z.string().trim().min(1, 'Give it a name').max(maxMediaNameLength, 'Use at most 200 characters'),
  alt: z.string().trim().max(maxMediaAltLength, 'Use at most 200 characters'),
})

/** Its name, and what is to be seen on it: new uses begin with these words. Staff only. */
export async function describeMedia(
  { database }: MediaNeeds,
  actor: Actor,
  id: string,
  input: unknown,
): Promise<DescribeMediaOutcome> {
  const reading = wordsSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid', fieldErrors: fieldErrorsOf(reading.error) }
  return database.transaction(async (transaction) => {
    const before = await lock(transaction, id)
    if (!before || before.removedAt) return { ok: false, reason: 'not_found' }
    await transaction.update(media).set(reading.data).where(eq(media.id, id))
    await audit(transaction, actor, {
      action: 'media.describe',
      subject: `media:${id}`,
      before: { fileName: before.fileName, alt: before.alt },
      after: reading.data,
    })
    return { ok: true }
  })
}

/** Out of the library when nothing shows it; its files stay for some days, so that it can come back. Staff only. */
export async function removeMedia(needs: MediaNeeds, actor: Actor, id: string): Promise<RemoveMediaOutcome> {
  return needs.database.transaction(async (transaction) => {
    const row = await lock(transaction, id)
    if (!row || row.removedAt) return { ok: false, reason: 'not_found' }
    const uses = await findUses(needs, transaction, [row.key])
    if (uses.length > 0) return { ok: false, reason: 'in_use', uses }
    await transaction.update(media).set({ removedAt: needs.clock.now() }).where(eq(media.id, id))
    const { fileName, alt, src } = row
    const before = { fileName, alt, src }
    await audit(transaction, actor, { action: 'media.remove', subject: `media:${id}`, before })
    return { ok: true, fileName }
  })
}

/** Takes the last removal back. Staff only. */
export async function bringBackMedia(
  { database }: MediaNeeds,
  actor: Actor,
  id: string,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' }> {
  return database.transaction(async (transaction) => {
    const row = await lock(transaction, id)
    if (!row?.removedAt) return { ok: false, reason: 'not_found' }
    await transaction.update(media).set({ removedAt: null }).where(eq(media.id, id))
    const back = { fileName: row.fileName }
    await audit(transaction, actor, { action: 'media.bring-back', subject: `media:${id}`, after: back })
    return { ok: true }
  })
}

async function lock(transaction: Transaction, id: string) {
  if (!z.uuid().safeParse(id).success) return null
  const [row] = await transaction.select().from(media).where(eq(media.id, id)).for('update')
  return row ?? null
}
