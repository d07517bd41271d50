import type { ListSource } from '#app/admin/lists/read-list.ts'
import { whereMay } from '#app/admin/where-may.ts'
import { type LabelColumn, lists } from '#domain/lists/lists.ts'
import { type LabelFilters, readLabelFilters } from '#domain/shipping/label-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { UnpackedItem } from '#server/production/index.ts'
import type { LabelCandidate } from '#server/shipping/index.ts'
import type { Shop } from '#server/shop.ts'

/** A parcel waiting for its label, with its unpacked items. */
export type ShownLabel = LabelCandidate & { unpacked: UnpackedItem[] }

export const labelsSource = (
  shop: Pick<Shop, 'reports' | 'shipping' | 'production'>,
  actor: Actor,
): ListSource<LabelColumn, LabelFilters, ShownLabel> => ({
  ...{ name: 'labels', columns: lists.labels.columns, sort: lists.labels.sort },
  usual: [
    { name: 'All', query: '' },
    { name: 'Packed', query: 'floor=packed' },
    { name: 'Late', query: 'due=late' },
    { name: 'Due today', query: 'due=today' },
    { name: 'Rush', query: 'speed=rush' },
  ],
  readFilters: readLabelFilters,
  async table(wish) {
    const { ids, next } = await shop.reports.labels.table(actor, wish)
    return { rows: await withUnpacked(shop, actor, await shop.shipping.candidatesOf(actor, ids)), next }
  },
  counts: (views) => shop.reports.labels.counts(actor, views),
})

async function withUnpacked(
  { production }: Pick<Shop, 'production'>,
  actor: Actor,
  rows: LabelCandidate[],
): Promise<ShownLabel[]> {
  const idsIn = ({ orderId, together }: LabelCandidate) => [orderId, ...together.map(({ id }) => id)]
  const all = rows.flatMap(idsIn)
  const unpacked = await whereMay(actor, 'production.read', () => production.listUnpacked(actor, all), [])
  return rows.map((row) => {
    const ids = idsIn(row)
    return { ...row, unpacked: unpacked.filter(({ orderId }) => ids.includes(orderId)) }
  })
}
