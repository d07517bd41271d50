import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#server/kernel/database.ts'
import { defineJob } from '#server/kernel/jobs.ts'
import { avifKeyOf } from '#server/kernel/pictures/avif-copies.ts'
import { media } from '#server/kernel/tables.ts'
import { findUses, type MediaDeps } from './deps.ts'

/** For media whose row, the only place that names its files, is deleted. `filmId` is null for pictures. */
export const removeMediaJob = defineJob(
  'media.remove-files',
  z.object({ filmId: z.uuid().nullable(), keys: z.array(z.string()) }),
)

/** Safe to run again: it removes what is left. @throws if the file store is down */
export async function removeMediaFiles(
  { files, forgetVideo }: Pick<MediaDeps, 'files' | 'forgetVideo'>,
  { filmId, keys }: { filmId: string | null; keys: readonly string[] },
): Promise<void> {
  if (filmId !== null) return forgetVideo(filmId)
  for (const key of keys) await files.remove(key)
}

type Row = typeof media.$inferSelect

/** Deletes its row and, once that has committed, its files; anything in use again is restored instead. */
export async function takeAway(deps: MediaDeps, transaction: Transaction, row: Row): Promise<void> {
  const isShown = (await findUses(deps, transaction, [row.key])).length > 0
  if (isShown) {
    await transaction.update(media).set({ removedAt: null }).where(eq(media.id, row.id))
    return
  }
  await transaction.delete(media).where(eq(media.id, row.id))
  const isVideo = row.kind === 'film'
  const work = { filmId: isVideo ? row.id : null, keys: isVideo ? [] : filesOf(row) }
  await deps.jobs.enqueue(transaction, removeMediaJob, work)
}

/** A picture has two files for each width, plus those for link previews and emails; a print's copy is one file. */
function filesOf({ key, picture, src }: Row): string[] {
  if (!picture) return [src.replace('/files/', '')]
  const webps = picture.widths.map((width) => `${width}.webp`)
  const names = [...webps, ...webps.map(avifKeyOf), 'share.jpg', 'mail.jpg', 'mail.png']
  return names.map((name) => `${key}/${name}`)
}
