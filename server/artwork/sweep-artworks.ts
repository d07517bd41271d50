import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, type SQL } from 'drizzle-orm'
import { after, days } from '#server/kernel/clock.ts'
import type { Executor, Transaction } from '#server/kernel/database.ts'
import type { FindArtworkUses } from '#server/kernel/text/named-in-json.ts'
import type { ArtworkDeps } from './deps.ts'
import { removeUploadJob } from './jobs.ts'
import { type ArtworkRow, artworks } from './tables.ts'

/** Those of `ids` that a design, draft or order of some kind names. */

/** How long a visitor who never signs in has to come back to a picture; a cart in their browser may still name it. */
const forgottenAfter = days(30)
/** Between out of sight and gone: whoever was about to put it into a design has done so, and it is kept. */
const goneAfter = days(7)

/** How long a drawing waits for fonts to be picked for its live text. */
const pickedWithin = days(7)

const batchSize = 500

/**
 * Once a night. What belongs to nobody and stands in no design, draft or order is taken out of sight; what was taken
 * away, by that or by its owner, is deleted with its files some days later, unless one of them names it by then.
 */
export async function sweepArtworks(deps: ArtworkDeps, finders: readonly FindArtworkUses[]): Promise<void> {
  const now = deps.clock.now()
  await forgetUnpicked(deps, after(now, -pickedWithin))
  const isForgotten = and(
    isNull(artworks.ownerId),
    isNull(artworks.removedAt),
    eq(artworks.isForOrder, false),
    eq(artworks.isForShop, false),
    inArray(artworks.state, ['ready', 'rejected']),
    lt(artworks.createdAt, after(now, -forgottenAfter)),
  )
  await forEachUnused(deps, finders, isForgotten, (tx, rows) =>
    tx
      .update(artworks)
      .set({ removedAt: now })
      .where(inArray(artworks.id, idsOf(rows))),
  )
  await forEachUnused(deps, finders, lt(artworks.removedAt, after(now, -goneAfter)), (tx, rows) =>
    deleteWithFiles(deps, tx, rows),
  )
}

/** What nobody picked fonts for is rejected like all else: why stays, and its file goes. */
async function forgetUnpicked({ database, jobs }: ArtworkDeps, before: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const forgotten = await tx
      .update(artworks)
      .set({ missingFonts: null })
      .where(and(isNotNull(artworks.missingFonts), lt(artworks.createdAt, before)))
      .returning({ storageKey: artworks.storageKey })
    for (const { storageKey } of forgotten) await jobs.enqueue(tx, removeUploadJob, { storageKey })
  })
}

async function forEachUnused(
  { database }: ArtworkDeps,
  finders: readonly FindArtworkUses[],
  which: SQL | undefined,
  work: (transaction: Transaction, rows: ArtworkRow[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let last: string | null = null; ; ) {
    const next = await database.transaction(async (tx) => {
      const page: ArtworkRow[] = await tx
        .select()
        .from(artworks)
        .where(and(which, last === null ? undefined : gt(artworks.id, last)))
        .orderBy(asc(artworks.id))
        .limit(batchSize)
        .for('update')
      const used = new Set<string>()
      for (const find of finders) for (const id of await find(tx, idsOf(page))) used.add(id)
      const unused = page.filter(({ id }) => !used.has(id))
      if (unused.length > 0) await work(tx, unused)
      return page.length < batchSize ? null : (page.at(-1)?.id ?? null)
    })
    if (next === null) return
    last = next
  }
}

const idsOf = (rows: readonly ArtworkRow[]): string[] => rows.map(({ id }) => id)

async function deleteWithFiles(
  { jobs }: Pick<ArtworkDeps, 'jobs'>,
  tx: Transaction,
  rows: readonly ArtworkRow[],
): Promise<void> {
  await tx.delete(artworks).where(inArray(artworks.id, idsOf(rows)))
  const originals = await unshared(
    tx,
    rows.map(({ storageKey }) => storageKey),
  )
  const drawn = rows.flatMap(({ previewKey, thumbnailKey }) => [previewKey, thumbnailKey])
  for (const storageKey of [...originals, ...drawn])
    if (storageKey !== null) await jobs.enqueue(tx, removeUploadJob, { storageKey })
}

/** Those that nothing which can be printed stands on any more: the pages of a PDF share its bytes. */
export async function unshared(executor: Executor, storageKeys: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(storageKeys)]
  if (wanted.length === 0) return []
  const held = await executor
    .select({ storageKey: artworks.storageKey })
    .from(artworks)
    .where(and(inArray(artworks.storageKey, wanted), notInArray(artworks.state, ['rejected'])))
  const kept = new Set(held.map(({ storageKey }) => storageKey))
  return wanted.filter((key) => !kept.has(key))
}
