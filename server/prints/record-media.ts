import { or, sql } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { type FindMediaUses, recordFile, recordPicture } from '#server/kernel/media.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import type { PrintCopies } from './make-copies.ts'
import { folderOf, printProducts } from './tables.ts'

export type MadePictures = { copies: PrintCopies; picture: StoredPicture }

type Product = { title: string; hasPhotograph: boolean; at: Date }

/** What anybody may see of a print goes into the media library; its original never does (docs/decisions.md 18). */
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

/** Of one file so many prints are named. */
const mostUses = 20

/** Folders of the files that a print shows. */
export const findPrintUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const { watermarkedKey, thumbnailKey, picture } = printProducts
  const columns = [folderOf(watermarkedKey), folderOf(thumbnailKey), sql<string>`${picture}->>'key'`]
  const asked = sql`unnest(array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[]) as asked (key)`
  const showing = executor
    .select({ title: printProducts.title })
    .from(printProducts)
    .where(or(...columns.map((column) => sql`${column} = asked.key`)))
    .limit(mostUses)
    .as('showing')
  const rows = await executor
    .select({ key: sql<string>`asked.key`, title: showing.title })
    .from(asked)
    .crossJoinLateral(showing)
  return rows.map((row) => ({ ...row, what: 'Print', to: '/admin/prints' }))
}
