import {
  addDays,
  formatDayOfMonth,
  formatLocalDay,
  type LocalDay,
  localTimeOf,
  momentOf,
} from '../local-time.ts'
import type { DeliverySpeed } from '../shipping/delivery-speed.ts'
import { isBusinessDay, nextBusinessDay, turnaroundOf, type WorkCalendar } from '../shop/work-calendar.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

/**
 * When an order paid at this moment must leave the shop: the same day if it was paid before the cut-off on a business
 * day, otherwise the next business day, plus as many business days as its slowest item takes (docs/spec-map.md S1:
 * orders placed before 2pm ship the same day).
 */
export function dueDateOf(paidAt: Date, types: readonly string[], calendar: WorkCalendar): Date {
  const { day: paidOn, time } = localTimeOf(paidAt, calendar.timeZone)
  const isSameDay = isBusinessDay(paidOn, calendar) && time < calendar.cutOff
  let day = isSameDay ? paidOn : nextBusinessDay(paidOn, calendar)
  for (let count = turnaroundOf(types, calendar.turnaround); count > 0; count--)
    day = nextBusinessDay(day, calendar)
  return momentOf(day, calendar.dueTime, calendar.timeZone)
}

/** The statuses with work left to do: a due date matters only in these. */
export const statusesOnTheWay: readonly OrderStatus[] = ['pending_review', 'in_production', 'ready_for_print']

export const isOnTheWay = (status: OrderStatus): boolean => statusesOnTheWay.includes(status)

/** Whether a due date still matters to staff. `hasLeftOvers`: some of it is not packed, whatever its status. */
export const isDueShown = (
  { status, paymentStatus }: { status: OrderStatus; paymentStatus: PaymentStatus },
  hasLeftOvers: boolean,
): boolean => paymentStatus !== 'refunded' && (isOnTheWay(status) || (hasLeftOvers && status !== 'cancelled'))

/** How close a due date is. */
export const dueStates = ['late', 'today', 'tomorrow', 'later'] as const
export type DueState = (typeof dueStates)[number]

export function dueStateOf(dueAt: Date, now: Date, timeZone: string): DueState {
  if (dueAt <= now) return 'late'
  const { day } = localTimeOf(dueAt, timeZone)
  const today = localTimeOf(now, timeZone).day
  if (day === today) return 'today'
  return day === addDays(today, 1) ? 'tomorrow' : 'later'
}

/** "Late since Nov 20", "Due today": what the color of a due date means, in words. */
export function dueWords(dueAt: Date, now: Date, timeZone: string): string {
  const { day } = localTimeOf(dueAt, timeZone)
  const isToday = day === localTimeOf(now, timeZone).day
  switch (dueStateOf(dueAt, now, timeZone)) {
    case 'late':
      return isToday ? 'Late as of today' : `Late since ${formatDayOfMonth(day)}`
    case 'today':
      return 'Due today'
    case 'tomorrow':
      return 'Due tomorrow'
    case 'later':
      return `Due ${formatLocalDay(day)}`
  }
}

/** What the customer can count on; `arrivesOn`: when a parcel should arrive, or a pickup be ready, if known. */
export function promiseWords(
  delivery: 'pickup' | 'shipping',
  dueAt: Date,
  timeZone: string,
  arrivesOn: LocalDay | null = null,
): string {
  const { day: dueOn } = localTimeOf(dueAt, timeZone)
  if (delivery === 'pickup') return `Ready for pickup by ${formatLocalDay(arrivesOn ?? dueOn)}`
  const arrival = arrivesOn === null ? '' : ` and should arrive by ${formatLocalDay(arrivesOn)}`
  return `Leaves our shop by ${formatLocalDay(dueOn)}${arrival}`
}

type DueInDay = { orderNumber: string; deliverySpeed: DeliverySpeed; unpacked: string | null; dueAt: Date }

/** The order in which a day's orders are worked on: rush orders first, packed ones last. */
export const compareInDay = (one: DueInDay, other: DueInDay): number =>
  Number(other.deliverySpeed === 'rush') - Number(one.deliverySpeed === 'rush') ||
  Number(one.unpacked === null) - Number(other.unpacked === null) ||
  one.dueAt.getTime() - other.dueAt.getTime() ||
  one.orderNumber.localeCompare(other.orderNumber)
