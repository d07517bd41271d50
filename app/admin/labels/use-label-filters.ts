import { useState } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { type DueState, dueStateOf } from '#domain/orders/due-date.ts'
import type { DeliverySpeed } from '#domain/shipping/delivery-speed.ts'
import type { LabelCandidate } from '#server/shipping/index.ts'

type Filters = { due: '' | DueState; packed: '' | 'packed' | 'unpacked'; speed: '' | DeliverySpeed }

/** Of the orders that wait for a label those that are due, packed and to be carried so. */
export function useLabelFilters(
  candidates: readonly LabelCandidate[],
  unpackedOf: ReadonlyMap<string, unknown>,
) {
  const [filters, setFilters] = useState<Filters>({ due: '', packed: '', speed: '' })
  const { now, timeZone } = useShopClock()
  const { due, packed, speed } = filters
  const isDue = ({ dueAt }: LabelCandidate): boolean =>
    due === '' || (dueAt !== null && dueStateOf(new Date(dueAt), now, timeZone) === due)
  const shown = candidates.filter(
    (one) =>
      isDue(one) &&
      (packed === '' || (packed === 'packed') === !unpackedOf.has(one.orderId)) &&
      (speed === '' || one.speed === speed),
  )
  return {
    ...filters,
    shown,
    set: (change: Partial<Filters>): void => setFilters({ ...filters, ...change }),
  }
}
