import type { Choices, DraftLine } from '#app/admin/draft-orders/draft-form.ts'
import type { CustomerDesign } from '#app/admin/draft-orders/line-props.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { SettleWay } from '#domain/orders/order-change.ts'
import type { OpenOrderChange } from '#server/order-changes/index.ts'
import type { StaffOrder } from '#server/orders/index.ts'

export type OrderChangePageProps = {
  order: StaffOrder
  open: OpenOrderChange
  choices: Choices
  designs: CustomerDesign[]
  /** What shipping costs in this order if staff have set it; empty if the shop's rules decide. */
  shippingPrice: string
}

/** The change as its page keeps it; sent as JSON, and interpreted only by the server. */
export type ChangeDraft = {
  /** By item; 0 removes the line. */
  quantities: Record<string, number>
  added: DraftLine[]
  shippingPrice: string
  settle: SettleWay
  reason: string
  tellCustomer: boolean
}

export const beginChange = ({ order, open, shippingPrice }: OrderChangePageProps): ChangeDraft => ({
  quantities: Object.fromEntries(open.lines.map(({ id, quantity }) => [id, quantity])),
  ...{ added: [], shippingPrice, settle: 'provider', reason: '' },
  tellCustomer: order.contactEmail !== '',
})

/** All lines, so that the number in an error is the line's number. */
export const linesToSend = ({ changeId, lines }: OpenOrderChange, draft: ChangeDraft) => ({
  changeId,
  lines: lines.map(({ id, quantity }) => ({ item: id, quantity: draft.quantities[id] ?? quantity })),
  added: draft.added,
  shippingPrice: draft.shippingPrice,
})

export const changeToSend = (open: OpenOrderChange, draft: ChangeDraft, seenDifference: number) => ({
  ...linesToSend(open, draft),
  version: open.version,
  seenDifference,
  settle: draft.settle,
  reason: draft.reason,
  tellCustomer: draft.tellCustomer,
})

/** Errors of added lines, renamed to match the line list of a draft order. */
export const errorsOfAdded = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, message]) =>
      name.startsWith('added') ? [[name.replace(/^added/, 'lines'), message]] : [],
    ),
  )
