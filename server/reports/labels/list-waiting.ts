import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LabelColumn } from '#domain/lists/lists.ts'
import { addDays, localTimeOf, momentOf } from '#domain/local-time.ts'
import type { DueState } from '#domain/orders/due-date.ts'
import { type LabelFilters, mostLabels } from '#domain/shipping/label-filters.ts'
import { isUuid } from '#domain/uuid.ts'
import { countUpTo, findPage, type ListSource, type PageWish } from '#server/kernel/list/find-page.ts'
import { type Place, sortedPage } from '#server/kernel/list/sorted-page.ts'
import { isGoods, orderItems, orders } from '#server/orders/tables.ts'
import type { ReportDeps } from '../deps.ts'
import { readWords, saysAll } from '../search/words.ts'

export type LabelWish = PageWish<LabelColumn> & { filters: LabelFilters }

/** A parcel waiting for a label, identified by the first of its orders. */
export type WaitingParcel = {
  id: string
  /** The other orders in it. */
  others: string[]
  isPacked: boolean
}

type Deps = Pick<ReportDeps, 'database' | 'clock' | 'readSettings'>

const ordered = alias(orderItems, 'i')

/**
 * For an order, under that name in the query: it may have a label, and part of it is in no parcel
 * (docs/adr/0030-shipments.md).
 */
const waits = (name: 'orders' | 'other'): SQL => {
  const order = sql.raw(name)
  const live = sql`s.kind = 'outbound' and s.purchase in ('buying', 'bought', 'voiding', 'entered')`
  return sql`(${order}.placed_at is not null and ${order}.status in ('in_production', 'ready_for_print')
    and ${order}.payment_status in ('paid', 'partially_refunded') and ${order}.delivery_method = 'shipping'
    and exists (select from order_items i where i.order_id = ${order}.id and ${isGoods(ordered)} and i.quantity > coalesce((
      select sum(h.quantity) from shipment_items h join shipments s on s.id = h.shipment_id
      where h.order_id = ${order}.id and h.order_item_id = i.id and ${live}), 0))
    and not exists (select from shipments s where s.order_id = ${order}.id and ${live}
      and not exists (select from shipment_items h where h.shipment_id = s.id)))`
}

/** Orders joined with the row's order, as `other`. */
const joined = sql`joined_orders mine join joined_orders its on its.parcel = mine.parcel and its.order_id <> mine.order_id
  join orders other on other.id = its.order_id where mine.order_id = orders.id`

/** One row per parcel: the first of the orders that share it. */
const isFirst = sql`not exists (select from ${joined} and other.order_number < orders.order_number and ${waits('other')})`

/** The number of unpacked items in the parcel. */
const unpacked = sql`(select count(*) from production_items p where p.place <> 'packed' and (p.order_id = orders.id
  or p.order_id in (select other.id from ${joined} and ${waits('other')})))`

const source: ListSource<LabelColumn> = {
  table: orders,
  id: orders.id,
  sortKeys: {
    number: { by: sql`lpad(${orders.orderNumber}, 24)`, type: 'text' },
    customer: { by: sql`lower(${orders.contactName})`, type: 'text' },
    city: {
      by: sql`lower(concat_ws(', ', ${orders.shippingAddress}->>'state', ${orders.shippingAddress}->>'city'))`,
      type: 'text',
    },
    // In packing order: rush first, then by due day.
    due: {
      by: sql`(case ${orders.deliverySpeed} when 'rush' then '0' else '1' end
        || coalesce(to_char(${orders.dueAt} at time zone 'utc', 'YYYYMMDDHH24MISS'), '9'))`,
      type: 'text',
    },
    service: { by: orders.deliverySpeed, type: 'text' },
    placed: { by: sql`coalesce(${orders.placedAt}, '-infinity')`, type: 'timestamptz' },
    floor: { by: unpacked, type: 'bigint' },
  },
}

async function whereOf({ clock, readSettings }: Deps, filters: LabelFilters): Promise<SQL | undefined> {
  const { customer, due, floor, speed, orders: named } = filters
  const { timeZone } = await readSettings()
  const today = localTimeOf(clock.now(), timeZone).day
  const startOf = (days: number) => momentOf(addDays(today, days), '00:00', timeZone).toISOString()
  const now = clock.now().toISOString()
  const dueSql: Record<DueState, SQL> = {
    late: sql`${orders.dueAt} <= ${now}`,
    today: sql`${orders.dueAt} > ${now} and ${orders.dueAt} < ${startOf(1)}`,
    tomorrow: sql`${orders.dueAt} > ${now} and ${orders.dueAt} >= ${startOf(1)} and ${orders.dueAt} < ${startOf(2)}`,
    later: sql`${orders.dueAt} >= ${startOf(2)}`,
  }
  const ids = named?.split(',').filter(isUuid)
  return and(
    waits('orders'),
    isFirst,
    customer ? saysAll(said, readWords(customer)) : undefined,
    due ? dueSql[due] : undefined,
    floor ? sql`${unpacked} ${sql.raw(floor === 'packed' ? '=' : '>')} 0` : undefined,
    speed ? eq(orders.deliverySpeed, speed) : undefined,
    ids &&
      sql`(${inArray(orders.id, ids)} or exists (select from ${joined} and ${inArray(sql`other.id`, ids)}))`,
  )
}

const said = sql`' ' || concat_ws(' ', ${orders.orderNumber}, ${orders.contactName}, ${orders.contactEmail},
  ${orders.shippingAddress}->>'company', ${orders.shippingAddress}->>'city')`

/** The first order of each parcel on a page. */
export const listWaiting = async (
  deps: Deps,
  { filters, ...page }: LabelWish,
): Promise<{ ids: string[]; next: Place | null }> =>
  findPage(deps.database.orm, source, await whereOf(deps, filters), page)

export const countWaitingParcels = async (deps: Deps, filters: LabelFilters): Promise<number> =>
  countUpTo(deps.database.orm, source, await whereOf(deps, filters))

/** All that match the filters rather than a page of them, in their order; at most `mostLabels`. */
export async function matchWaiting(
  deps: Deps,
  { filters, sort }: Pick<LabelWish, 'filters' | 'sort'>,
): Promise<WaitingParcel[]> {
  const { orderBy } = sortedPage(source.sortKeys[sort.column], orders.id, sort.isDescending, undefined)
  return deps.database.orm
    .select({
      id: orders.id,
      others: sql<string[]>`array(select other.id::text from ${joined} and ${waits('other')})`,
      isPacked: sql<boolean>`${unpacked} = 0`,
    })
    .from(orders)
    .where(await whereOf(deps, filters))
    .orderBy(...orderBy)
    .limit(mostLabels)
}
