import { sql } from 'drizzle-orm'
import type { Artwork } from '#server/artwork/index.ts'
import type { Designs } from '#server/designs/index.ts'
import { type Clock, days } from '#server/kernel/clock.ts'
import type { Executor } from '#server/kernel/database.ts'
import { idQuery, type RetentionRule } from '#server/kernel/retention.ts'
import type { Orders } from '#server/orders/index.ts'
import type { PrintFiles } from '#server/printfiles/index.ts'
import { artworkOnlyOf, designsOnlyOf, quietOrders } from '#server/reports/retained.ts'
import { idsOf } from './apply-rule.ts'

export type OrderFilesDeps = {
  clock: Clock
  orders: Pick<Orders, 'noteArtworkGone'>
  printFiles: Pick<PrintFiles, 'bytesOf' | 'forgetOf'>
  designs: Pick<Designs, 'forget'>
  artwork: Pick<Artwork, 'bytesOf' | 'forget'>
}

/** Artwork and print files of finished orders: the order and its money records stay. */
export function orderFilesRetention({
  clock,
  orders,
  printFiles,
  designs,
  artwork,
}: OrderFilesDeps): RetentionRule {
  const partsOf = async (executor: Executor, orderIds: readonly string[], before: Date) => {
    const ofThese = idQuery(orderIds)
    const designIds = await idsOf(executor, designsOnlyOf(ofThese, before))
    const artworkIds = await idsOf(executor, artworkOnlyOf(ofThese, idQuery(designIds)))
    return { designIds, artworkIds }
  }
  return {
    name: 'orderFiles',
    table: sql.identifier('orders'),
    key: { of: sql.identifier('id'), type: 'uuid' },
    due: (before) => quietOrders(clock.now(), before),
    async bytesOf(executor, due, before) {
      const artworks = artworkOnlyOf(due, designsOnlyOf(due, before))
      return (await printFiles.bytesOf(executor, due)) + (await artwork.bytesOf(executor, artworks))
    },
    async remove(transaction, ids, before) {
      const { designIds, artworkIds } = await partsOf(transaction, ids, before)
      await printFiles.forgetOf(transaction, ids)
      await designs.forget(transaction, designIds)
      await artwork.forget(transaction, artworkIds)
      const at = clock.now()
      await orders.noteArtworkGone(transaction, ids, { at, keptDays: daysBetween(before, at) })
    },
  }
}

const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((later.getTime() - earlier.getTime()) / days(1))
