import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOperation } from '#app/operations/operation-form.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { addDays, formatLocalDay, type LocalDay, localTimeOf, momentOf } from '#domain/local-time.ts'
import { compareInDay } from '#domain/orders/due-date.ts'
import { table } from '#domain/table.ts'
import type { Calendar, CalendarDay, PlannedOrder } from '#server/production/index.ts'
import { useDrag } from '../use-drag.ts'

export const calendarKeysHelp =
  'Shift with the right or left arrow moves the order to the next or previous day, with the down or up arrow by a week. Enter opens it.'

export const plannedElementId = (orderId: string): string => `planned-${orderId}`

type Wish = { order: PlannedOrder; day: LocalDay }

/** Days carry `data-day`. */
const dayAt = (element: Element): LocalDay | null =>
  element.closest<HTMLElement>('[data-day]')?.dataset.day ?? null

const steps = table<number>({ ArrowRight: 1, ArrowLeft: -1, ArrowDown: 7, ArrowUp: -7 })

export type CalendarView = ReturnType<typeof useCalendar>

/** The calendar, with orders dragged or moved by keyboard; a move shows immediately and can be undone. */
export function useCalendar({ days, late, today }: Calendar, mayMove: boolean) {
  const { timeZone } = useShopClock()
  const { moving, shownDayOf, moveTo } = useMoves([...late, ...days.flatMap(({ orders }) => orders)])
  const focused = useRef<string | null>(null)
  const move = (order: PlannedOrder, day: LocalDay): void => {
    if (mayMove && day >= today && day !== shownDayOf(order)) moveTo(order, day)
  }
  const { drag, press } = useDrag<PlannedOrder, LocalDay>(dayAt, move)
  useEffect(() => {
    const element = focused.current && document.getElementById(plannedElementId(focused.current))
    if (element && document.activeElement === document.body) element.focus()
  })
  return {
    days: moving ? days.map((day) => withMoved(day, moving, timeZone)) : days,
    late: moving ? late.filter(({ orderId }) => orderId !== moving.order.orderId) : late,
    mayMove,
    today,
    drag,
    press: (event: Parameters<typeof press>[0], order: PlannedOrder): void => {
      if (mayMove) press(event, order)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>, order: PlannedOrder): void {
      const step = steps[event.key]
      if (!event.shiftKey || step === undefined || event.target !== event.currentTarget) return
      event.preventDefault()
      focused.current = order.orderId
      // Overdue orders move on from today.
      const shown = shownDayOf(order)
      const from = shown < today ? addDays(today, -1) : shown
      move(order, addDays(from, step))
    },
  }
}

/** One move at a time; a move made while another is in flight is queued after it. */
function useMoves(orders: readonly PlannedOrder[]) {
  const { timeZone } = useShopClock()
  const [wish, setWish] = useState<Wish | null>(null)
  const [next, setNext] = useState<Wish | null>(null)
  const dayOf = (order: PlannedOrder): LocalDay => localTimeOf(order.dueAt, timeZone).day
  const call = useOperation<'orders.change-due-date'>({
    done: {
      'orders.change-due-date': ({ dueAt }) => {
        if (!wish) return null
        const { order, day } = wish
        const undo = { label: 'Undo', onClick: () => send({ ...order, dueAt }, dayOf(order), 'Undone') }
        return {
          title: `${order.orderNumber} is due ${formatLocalDay(day)}`,
          options: { id: 'calendar-move', action: undo },
        }
      },
    },
    failed: (answer) => ({ title: 'The order was not moved', message: answer.message }),
  })
  const send = (order: PlannedOrder, day: LocalDay, reason = 'Moved in the calendar'): void => {
    setWish({ order, day })
    const seen = order.dueAt.toISOString()
    call.send('orders.change-due-date', { order: order.orderId, day, reason, seen })
  }
  const sendNext = useEffectEvent(({ order: { orderId }, day }: Wish) => {
    const order = orders.find((one) => one.orderId === orderId)
    setNext(null)
    if (order && dayOf(order) !== day) send(order, day)
  })
  useEffect(() => {
    if (next && !call.isBusy) sendNext(next)
  }, [next, call.isBusy])
  const moving = next ?? (call.isBusy ? wish : null)
  return {
    moving,
    shownDayOf: (order: PlannedOrder): LocalDay =>
      moving?.order.orderId === order.orderId ? moving.day : dayOf(order),
    moveTo: (order: PlannedOrder, day: LocalDay): void => setNext({ order, day }),
  }
}

/** The day as it will be once the server has answered. */
function withMoved(day: CalendarDay, { order, day: target }: Wish, timeZone: string): CalendarDay {
  const orders = day.orders.filter(({ orderId }) => orderId !== order.orderId)
  if (day.day !== target) return { ...day, orders }
  const dueAt = momentOf(target, localTimeOf(order.dueAt, timeZone).time, timeZone)
  return { ...day, orders: [...orders, { ...order, dueAt }].sort(compareInDay) }
}
