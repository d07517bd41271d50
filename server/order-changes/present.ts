import type { ChangeState, SettleWay } from '#domain/orders/order-change.ts'
import type { OrderChangeRow } from './tables.ts'

/** What a customer sees of a change. Money in whole cents. */
export type OrderChangeView = {
  id: string
  at: Date
  words: string[]
  totalCents: number
  differenceCents: number
  state: ChangeState
  /** The path of its payment page; null if nothing is to be paid there. */
  payPath: string | null
}

export type StaffOrderChange = OrderChangeView & {
  settle: SettleWay
  reason: string
  by: string
  expiresAt: Date | null
  /** Its payment is under way, and the provider has not decided yet. */
  isBeingDecided: boolean
}

export const payPath = (token: string): string => `/pay/order/${token}`

export const toView = (row: OrderChangeRow): OrderChangeView => ({
  id: row.id,
  at: row.createdAt,
  words: row.words,
  totalCents: row.totalAfterCents,
  differenceCents: row.differenceCents,
  state: row.state,
  payPath: row.state === 'sent' && row.token ? payPath(row.token) : null,
})

export const toStaff = (row: OrderChangeRow, isBeingDecided: boolean): StaffOrderChange => ({
  ...toView(row),
  settle: row.settle,
  reason: row.reason,
  by: row.createdByName,
  expiresAt: row.expiresAt,
  isBeingDecided,
})
