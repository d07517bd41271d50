import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { maxMediaAltLength, maxMediaNameLength } from '#domain/content/media-sources.ts'
import { oneLine } from '#domain/one-line.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { media } from '#server/kernel/tables.ts'
import { findUses, type MediaDeps } from '../deps.ts'

const goneWords = 'It’s no longer in the library.'
const inUseWords = 'It’s in use, so it stays in the library.'

const ofOne = z.object({ media: z.uuid(goneWords) })
const example = { media: '8a4c2f6e-0000-4000-8000-000000000000' }

export const describeMedia = defineOperation({
  name: 'media.describe',
  route: 'PUT /media/{media}',
  summary: 'Name a picture or video, and describe what it shows; new uses start with this text',
  may: 'products.write',
  input: ofOne.extend({
    fileName: oneLine.min(1, 'Give it a name').max(maxMediaNameLength, 'Use at most 200 characters'),
    alt: oneLine.max(maxMediaAltLength, 'Use at most 200 characters'),
  }),
  example: { ...example, fileName: 'press.png', alt: 'A press closing on a shirt' },
  result: z.undefined(),
  run: ({ database }: MediaDeps, actor, { media: id, ...words }) =>
    database.transaction(async (transaction) => {
      const before = await lock(transaction, id)
      if (!before || before.removedAt) throw new AppError('not_found', goneWords)
      await transaction.update(media).set(words).where(eq(media.id, id))
      await audit(transaction, actor, {
        action: 'media.describe',
        subject: `media:${id}`,
        before: { fileName: before.fileName, alt: before.alt },
        after: words,
      })
      return ok(undefined)
    }),
})

/** Its files are kept for some days, so that it can be restored. */
export const removeMedia = defineOperation({
  name: 'media.remove',
  route: 'DELETE /media/{media}',
  summary: 'Remove a picture or video from the library; refused while anything shows it',
  may: 'products.write',
  input: ofOne,
  example,
  result: z.undefined(),
  run: (deps: MediaDeps, actor, { media: id }) =>
    deps.database.transaction(async (transaction) => {
      const row = await lock(transaction, id)
      if (!row || row.removedAt) throw new AppError('not_found', goneWords)
      const uses = await findUses(deps, transaction, [row.key])
      if (uses.length > 0) throw new AppError('conflict', inUseWords)
      await transaction.update(media).set({ removedAt: deps.clock.now() }).where(eq(media.id, id))
      const { fileName, alt, src } = row
      const before = { fileName, alt, src }
      await audit(transaction, actor, { action: 'media.remove', subject: `media:${id}`, before })
      return ok(undefined)
    }),
})

export const bringBackMedia = defineOperation({
  name: 'media.bring-back',
  route: 'POST /media/{media}/bring-back',
  summary: 'Undo the removal of a picture or video',
  may: 'products.write',
  input: ofOne,
  example,
  result: z.undefined(),
  run: ({ database }: MediaDeps, actor, { media: id }) =>
    database.transaction(async (transaction) => {
      const row = await lock(transaction, id)
      if (!row?.removedAt) throw new AppError('not_found', goneWords)
      await transaction.update(media).set({ removedAt: null }).where(eq(media.id, id))
      const back = { fileName: row.fileName }
      await audit(transaction, actor, { action: 'media.bring-back', subject: `media:${id}`, after: back })
      return ok(undefined)
    }),
})

async function lock(transaction: Transaction, id: string) {
  const [row] = await transaction.select().from(media).where(eq(media.id, id)).for('update')
  return row ?? null
}
