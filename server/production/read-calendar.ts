import { inArray } from 'drizzle-orm'
import { addDays, type LocalDay, localTimeOf, weekdayOf } from '#domain/local-time.ts'
import { compareInDay } from '#domain/orders/due-date.ts'
import { filmLengthOf } from '#domain/orders/film-length.ts'
import { type Place, placesOf, unpackedWords } from '#domain/orders/production.ts'
import {
  loadsOf,
  type PlannedItem,
  type StationCapacity,
  type StationLoad,
} from '#domain/orders/station-capacity.ts'
import { isBusinessDay } from '#domain/shop/work-calendar.ts'
import type { FloorOrder } from '#server/orders/index.ts'
import { blockReasonOf } from './blocks.ts'
import type { ProductionDeps } from './deps.ts'
import { type ProductionItemRow, productionItems } from './tables.ts'

/** An order as the calendar shows it. */
export type PlannedOrder = Pick<
  FloorOrder,
  'orderNumber' | 'company' | 'deliverySpeed' | 'deliveryMethod'
> & {
  orderId: string
  customerName: string
  dueAt: Date
  imageUrl: string | null
  copies: number
  isBlocked: boolean
  /** What is not packed yet, and where it is; null if everything is. */
  unpacked: string | null
}

export type CalendarDay = {
  day: LocalDay
  isBusinessDay: boolean
  orders: PlannedOrder[]
  loads: StationLoad[]
}

export type Calendar = {
  /** Today in the shop's time zone. */
  today: LocalDay
  from: LocalDay
  days: CalendarDay[]
  /** Past their due day: their work counts toward today's. */
  late: PlannedOrder[]
  capacities: StationCapacity
}

/** Whole weeks, so that each day is below its weekday. */
export const calendarWeeks = 4

/**
 * Four weeks from the Monday of `from`, or of today, with the open orders due on each day, rush orders first, and the
 * remaining work per day for the stations. Staff only.
 */
export async function readCalendar(deps: ProductionDeps, from: LocalDay | null): Promise<Calendar> {
  const settings = await deps.readSettings()
  const now = deps.clock.now()
  const today = localTimeOf(now, settings.timeZone).day
  const asked = from ?? today
  const monday = addDays(asked, 1 - weekdayOf(asked))
  const { onTheWay } = await deps.orders.listOnFloor([])
  const orders = onTheWay.flatMap((order) => (order.dueAt ? [{ ...order, dueAt: order.dueAt }] : []))
  const plans = await planOf(deps, orders)
  const byDay = Map.groupBy(orders, ({ dueAt }) =>
    dueAt <= now ? 'late' : localTimeOf(dueAt, settings.timeZone).day,
  )
  const late = byDay.get('late') ?? []
  const itemsOf = (some: readonly FloorOrder[]): PlannedItem[] =>
    some.flatMap(({ id }) => plans.get(id)?.items ?? [])
  const days = Array.from({ length: 7 * calendarWeeks }, (_, count): CalendarDay => {
    const day = addDays(monday, count)
    const due = byDay.get(day) ?? []
    return {
      day,
      isBusinessDay: isBusinessDay(day, settings),
      orders: due.map((order) => toPlanned(order, plans)).sort(compareInDay),
      loads: loadsOf(itemsOf(day === today ? [...late, ...due] : due), settings.stationCapacity),
    }
  })
  return {
    today,
    from: monday,
    days,
    late: late.map((order) => toPlanned(order, plans)).sort(compareInDay),
    capacities: settings.stationCapacity,
  }
}

type DueOrder = FloorOrder & { dueAt: Date }
type Plan = { rows: ProductionItemRow[]; items: PlannedItem[] }

/** What is still to be made for each order. */
async function planOf(deps: ProductionDeps, orders: readonly DueOrder[]): Promise<Map<string, Plan>> {
  if (orders.length === 0) return new Map()
  const { orm } = deps.database
  const rows = await orm
    .select()
    .from(productionItems)
    .where(
      inArray(
        productionItems.orderId,
        orders.map(({ id }) => id),
      ),
    )
  const toPrint = rows.filter(isToPrint).map(({ orderItemId }) => orderItemId)
  const designs = await deps.orders.describeItems(orm, toPrint)
  const films = new Map(
    designs.map(({ orderItemId, designData }) => [orderItemId, designData ? filmLengthOf(designData) : 0]),
  )
  const plans = new Map<string, Plan>()
  for (const [orderId, own] of Map.groupBy(rows, (row) => row.orderId))
    plans.set(orderId, {
      rows: own,
      items: own.map(({ orderItemId, route, place, runCopies }) => ({
        ...{ route, place, copies: runCopies },
        filmInches: films.get(orderItemId) ?? 0,
      })),
    })
  return plans
}

const isToPrint = ({ route, place }: { route: ProductionItemRow['route']; place: Place }): boolean =>
  route.includes('print') && placesOf(route).indexOf(place) <= placesOf(route).indexOf('print')

function toPlanned(order: DueOrder, plans: ReadonlyMap<string, Plan>): PlannedOrder {
  const { id: orderId, orderNumber, company, deliverySpeed, deliveryMethod, dueAt, items } = order
  const rows = plans.get(orderId)?.rows ?? []
  const unpacked = rows.filter(({ place }) => place !== 'packed')
  return {
    ...{ orderId, orderNumber, company, deliverySpeed, deliveryMethod, dueAt },
    customerName: order.contactName,
    imageUrl: items.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
    copies: items.reduce((sum, { quantity }) => sum + quantity, 0),
    isBlocked: rows.some((row) => blockReasonOf(row) !== null),
    unpacked: unpacked.length === 0 ? null : unpackedWords(unpacked),
  }
}
