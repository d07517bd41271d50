import { emailSchema } from '#domain/people/account.ts'
import type { EarlierLine, EarlierOrderData } from '#server/earlier-orders/index.ts'
import { CellError, type Cells, countOf, lineOf, moneyOf, textOf } from './read-cells.ts'
import { momentOf, type ShopClock } from './read-moment.ts'

/** Null: still open at the previous shop. */
type Read = EarlierOrderData | null

const fulfilled = new Set(['fulfilled', 'completed', 'complete', 'delivered', 'shipped', 'closed', 'done'])
const cancelled = new Set(['cancelled', 'canceled', 'refunded', 'voided', 'failed'])

const maxReference = 60
const maxLine = 300
const clip = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

const statusOf = (status: string): EarlierOrderData['status'] | null => {
  if (fulfilled.has(status)) return 'fulfilled'
  return cancelled.has(status) ? 'cancelled' : null
}

/**
 * Reads an order of the previous shop from its rows: the first has all of its data, each has one item. @throws
 * CellError
 */
export function readEarlier(rows: readonly Cells[], clock: ShopClock): Read {
  const [first = {}] = rows
  const status = statusOf(textOf(first, 'status', '').toLowerCase())
  const reference = lineOf(first, 'order_number')
  if (reference === '') throw new CellError('order_number: give the number the order had')
  if (reference.length > maxReference)
    throw new CellError(`order_number: Use at most ${maxReference} characters`)
  if (status === null) return null
  const placedAt = momentOf(first, 'placed', clock)
  if (!placedAt) throw new CellError('placed: give the date of the order, such as 2025-11-20')
  const lines = rows.flatMap(linesOf)
  const subtotalCents = moneyOf(first, 'order_subtotal', sumOf(lines))
  const discountCents = moneyOrNone(first, 'order_discount')
  const shippingCents = moneyOrNone(first, 'order_shipping')
  const taxCents = moneyOrNone(first, 'order_tax')
  const owed = Math.max(0, subtotalCents - discountCents + shippingCents + taxCents)
  return {
    ...{ reference, status, placedAt, lines },
    contactName: clip(lineOf(first, 'customer_name'), 120),
    contactEmail: emailSchema.safeParse(lineOf(first, 'customer_email')).data ?? '',
    contactPhone: clip(lineOf(first, 'customer_phone'), 40),
    shipTo: clip(lineOf(first, 'ship_to'), 400),
    notes: clip(textOf(first, 'notes', ''), 2_000),
    ...{ subtotalCents, discountCents, shippingCents, taxCents },
    totalCents: moneyOf(first, 'order_total', owed),
    refundedCents: moneyOrNone(first, 'refunded'),
    currency: currencyOf(first),
  }
}

/** An empty cell is 0. */
const moneyOrNone = (cells: Cells, name: string): number =>
  textOf(cells, name, '') === '' ? 0 : moneyOf(cells, name, 0)

function currencyOf(cells: Cells): string {
  const currency = textOf(cells, 'currency', '').toUpperCase() || 'USD'
  if (!/^[A-Z]{3}$/.test(currency)) throw new CellError(`currency: “${currency}” is not a code such as USD`)
  return currency
}

function linesOf(cells: Cells): EarlierLine[] {
  const words = ['product_type', 'product', 'size', 'color'].map((name) => lineOf(cells, name))
  const text = clip([...new Set(words.filter(Boolean))].join(', '), maxLine)
  if (text === '') return []
  const quantity = countOf(cells, 'quantity', 1)
  if (quantity === 0) throw new CellError('quantity: “0” is not a number of 1 or more')
  const fee = moneyOrNone(cells, 'setup_fee')
  return [
    { text, quantity, unitPriceCents: moneyOrNone(cells, 'unit_price') },
    ...(fee > 0 ? [{ text: 'Setup fee', quantity: 1, unitPriceCents: fee }] : []),
  ]
}

const sumOf = (lines: readonly EarlierLine[]): number =>
  lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
