import { sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type FindMediaUses, firstOfEach, recordFile, recordPicture } from '#server/kernel/media.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { PrintCopies } from './make-copies.ts'
import { folderOf, printProducts } from './tables.ts'

export type MadePictures = { copies: PrintCopies; picture: StoredPicture }

type Product = { title: string; hasPhotograph: boolean; at: Date }

/** The public copies of a print go into the media library; its original never does (docs/decisions.md 18). */
export async function recordCopies(
  transaction: Transaction,
  actor: Actor,
  { copies, picture }: MadePictures,
  { title, hasPhotograph, at }: Product,
): Promise<void> {
  const { watermarked, thumbnail } = copies
  const words = { alt: title, at }
  const large = { ...watermarked, byteSize: watermarked.bytes.byteLength }
  const fileName = `${title}, watermarked copy`
  await recordFile(transaction, actor, { ...words, fileName, source: 'watermarked', file: large })
  const small = { ...words, fileName: `${title}, thumbnail`, source: 'thumbnail' as const }
  await recordFile(transaction, actor, { ...small, file: thumbnail })
  if (!hasPhotograph) return
  const photograph = { ...words, fileName: `${title}, photograph`, source: 'photograph' as const }
  await recordPicture(transaction, actor, { ...photograph, picture })
}

/** Folders of the files that a print displays. */
export const findPrintUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const { id, title, watermarkedKey, thumbnailKey, picture } = printProducts
  const columns = [folderOf(watermarkedKey), folderOf(thumbnailKey), sql`(${picture}->>'key')`]
  const shows = columns.map(
    (of) => sql`(${firstOfEach(keys, { of, select: sql`${id}, ${title}`, from: sql`${printProducts}` })})`,
  )
  const { rows } = await executor.execute<{ key: string; title: string }>(sql.join(shows, sql` union `))
  return rows.map(({ key, title: name }) => ({ key, what: 'Print', title: name, to: '/admin/prints' }))
}
