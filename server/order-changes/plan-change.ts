import { mostOrderCents } from '#domain/cart/cart-limits.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Offer } from '#domain/money/discount.ts'
import { cents, noMoney } from '#domain/money/money.ts'
import { toCartLine } from '#domain/orders/draft-order.ts'
import type { LinesChange } from '#domain/orders/order-change.ts'
import type { OrderTotals } from '#domain/orders/totals.ts'
import type { OrderedLine, PricedChange } from '#server/cart/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { ChangeableOrder } from '#server/orders/index.ts'
import type { OrderChangeDeps } from './deps.ts'
import type { FixedLines } from './why-fixed.ts'

type Item = ChangeableOrder['items'][number]

export type ChangePlan = {
  /** Null if neither a line nor the shipping price is to change. */
  priced: PricedChange | null
  changed: { item: Item; quantity: number }[]
  removed: Item[]
  totals: OrderTotals
  shippingDiscountCents: number
  /** The amount to settle: positive by the customer, negative by the shop. */
  differenceCents: number
}

export type Planned = { ok: true; plan: ChangePlan } | { ok: false; fieldErrors: FieldErrors }

/** What the order would become, by the rules for a new one. A line that can't be changed or sold gets a field error. */
export async function planChange(
  deps: Pick<OrderChangeDeps, 'cart' | 'discounts' | 'database'>,
  actor: Actor,
  order: ChangeableOrder,
  asked: LinesChange,
  fixed: FixedLines,
): Promise<Planned> {
  const errors = errorsOf(order, asked, fixed)
  const quantities = new Map(asked.lines.map(({ item, quantity }) => [item, quantity]))
  const quantityOf = (item: Item): number => quantities.get(item.id) ?? item.quantity
  const removed = order.items.filter((item) => quantityOf(item) === 0)
  const changed = order.items
    .filter((item) => quantityOf(item) !== 0 && quantityOf(item) !== item.quantity)
    .map((item) => ({ item, quantity: quantityOf(item) }))
  if (removed.length === order.items.length && asked.added.length === 0)
    errors.lines = 'There would be nothing left of the order. Cancel it instead.'
  if (Object.keys(errors).length > 0) return { ok: false, fieldErrors: errors }

  const isTouched = changed.length + removed.length + asked.added.length > 0 || asked.shippingPrice !== null
  if (!isTouched) return { ok: true, plan: untouched(order) }
  const priced = await deps.cart.priceChange(actor, asked.added.map(toCartLine), order.deliveryMethod, {
    customer: customerOf(order, asked.changeId),
    before: order.items.map((item) => orderedLine(item, item.quantity)),
    kept: order.items.flatMap((item) => (quantityOf(item) > 0 ? [orderedLine(item, quantityOf(item))] : [])),
    offer: await offerOf(deps, order),
    speed: order.deliverySpeed,
    shippingPrice: asked.shippingPrice,
  })
  priced.lines.forEach(({ problem }, index) => {
    if (problem !== null) errors[`added.${index}`] = problem
  })
  if (priced.totals.subtotal > mostOrderCents)
    errors.lines = 'This is too much for one order. Create a second order for part of it.'
  if (Object.keys(errors).length > 0) return { ok: false, fieldErrors: errors }
  return {
    ok: true,
    plan: {
      ...{ priced, changed, removed, totals: priced.totals },
      shippingDiscountCents: priced.shippingDiscount,
      differenceCents: priced.totals.total - order.totalCents + order.openCents,
    },
  }
}

function errorsOf(order: ChangeableOrder, { lines }: LinesChange, fixed: FixedLines): FieldErrors {
  const errors: FieldErrors = {}
  lines.forEach(({ item: id, quantity }, index) => {
    const item = order.items.find((one) => one.id === id)
    if (!item) errors[`lines.${index}`] = 'This line is no longer in the order. Reload the page.'
    const why = fixed.get(id)
    if (item && why && quantity !== item.quantity) errors[`lines.${index}`] = why
  })
  return errors
}

const untouched = (order: ChangeableOrder): ChangePlan => ({
  ...{ priced: null, changed: [], removed: [] },
  totals: {
    subtotal: cents(order.subtotalCents),
    discount: cents(order.discountCents),
    shipping: cents(order.shippingCents),
    tax: cents(order.taxCents),
    total: cents(order.totalCents),
  },
  shippingDiscountCents: order.shippingDiscountCents,
  differenceCents: order.openCents,
})

const orderedLine = (item: Item, quantity: number): OrderedLine => ({
  ...{ id: item.id, quantity, productType: item.productType, productSize: item.productSize },
  unitPrice: cents(item.unitPriceCents),
  ownPrice: cents(item.ownPriceCents),
  setupFee: cents(item.setupFeeCents),
  designData: item.designData ?? {},
})

/** The owner of designs that may be added and of staff uploads: a guest's stay with the browser that ordered. */
export const uploadsFor = (
  { customerId, visitorId }: Pick<ChangeableOrder, 'customerId' | 'visitorId'>,
  changeId: string,
): string => (customerId === null && visitorId !== null ? visitorId : changeId)

const customerOf = (order: ChangeableOrder, changeId: string): Actor => ({
  visitorId: uploadsFor(order, changeId),
  user: order.customerId
    ? { id: order.customerId, email: order.contactEmail, role: 'customer', sessionId: '' }
    : null,
})

/** The order's own discount by its current rule, or, if it has no rule, by its amount. */
async function offerOf(
  { discounts, database }: Pick<OrderChangeDeps, 'discounts' | 'database'>,
  order: ChangeableOrder,
): Promise<Offer | null> {
  if (order.discountCents === 0) return null
  const known = await discounts.offerOf(database.orm, order.id)
  if (known) return known
  return {
    ...{ id: 'kept', code: order.discountCode, name: order.discountName ?? 'Discount', targets: [] },
    reduction: { type: 'fixed_amount', amount: cents(order.discountCents) },
    scope: order.shippingDiscountCents > 0 ? 'shipping' : 'site_wide',
    minimumOrder: noMoney,
  }
}
