import { localTimeOf } from '#domain/local-time.ts'
import type { EarlierOrder, EarlierOrderData } from '#server/earlier-orders/index.ts'
import type { ImportExportDeps } from '../deps.ts'
import { differences, type ImportRecord, movedMeanwhile, type Named, type Plan, skip } from './plan.ts'
import { dollars, lineOf, textOf } from './read-cells.ts'
import { readEarlier } from './read-earlier.ts'
import type { ShopClock } from './read-moment.ts'

export const referenceOf = ({ rows }: ImportRecord): string => lineOf(rows[0] ?? {}, 'order_number')

/**
 * An order of the previous shop, which is kept as history and doesn't become an order of this shop. @throws CellError
 */
export function planEarlier(
  { earlierOrders }: Pick<ImportExportDeps, 'earlierOrders'>,
  record: ImportRecord,
  current: EarlierOrder | null,
  clock: ShopClock,
): Plan {
  const data = readEarlier(record.rows, clock)
  if (data === null) {
    const status = textOf(record.rows[0] ?? {}, 'status', '') || 'open'
    return skip(`It is ${status} there: finish it in that shop first, then send the file again`)
  }
  if (current?.forgottenAt) return skip('The buyer was removed here, along with their account')
  const changes = differences(current ? describe(current, clock) : [], describe(data, clock))
  if (current && changes.length === 0) return { outcome: 'unchanged' }
  return {
    outcome: current ? 'changed' : 'new',
    changes,
    async save() {
      return (await earlierOrders.keep(data)) ? { ok: true } : { ok: false, reason: movedMeanwhile }
    },
  }
}

const describe = (order: EarlierOrderData, { timeZone }: ShopClock): Named => [
  ['placed', Object.values(localTimeOf(order.placedAt, timeZone)).join(' ')],
  ['status', order.status],
  ['customer', [order.contactName, order.contactEmail, order.contactPhone].filter(Boolean).join(', ')],
  ['ship_to', order.shipTo],
  [
    'items',
    order.lines
      .map(({ text, quantity, unitPriceCents }) => `${quantity} × ${text} at ${dollars(unitPriceCents)}`)
      .join('; '),
  ],
  ['subtotal', dollars(order.subtotalCents)],
  ['discount', dollars(order.discountCents)],
  ['shipping', dollars(order.shippingCents)],
  ['tax', dollars(order.taxCents)],
  ['total', `${dollars(order.totalCents)} ${order.currency}`],
  ['refunded', dollars(order.refundedCents)],
  ['notes', order.notes],
]
