import { earlierColumns } from '../plans/columns.ts'
import type { Cells } from '../plans/read-cells.ts'
import type { Format, Formats } from './format.ts'

const textOf = (cells: Cells, name: string): string => (cells[name] ?? '').trim()

/** Refunded in full, or never paid: the order counts as cancelled. */
const cancelling = new Set(['refunded', 'voided', 'expired'])

/** An order is in its first row; further items are in the rows below it (Shopify Help Center, "Exporting orders"). */
function readShopify(rows: readonly Cells[]): Cells[] {
  const [first = {}, ...more] = rows
  const { billing_name: _, shipping_name: _name, cancelled: _at, fulfillment: _status, ...order } = first
  const payment = textOf(first, 'payment_status').toLowerCase()
  const fulfillment = textOf(first, 'fulfillment').toLowerCase()
  const isCancelled = textOf(first, 'cancelled') !== '' || cancelling.has(payment)
  const status = isCancelled
    ? 'cancelled'
    : fulfillment === 'fulfilled'
      ? 'fulfilled'
      : fulfillment || 'unfulfilled'
  return [
    {
      ...order,
      status,
      customer_name: textOf(first, 'billing_name') || textOf(first, 'shipping_name'),
      // ZIP codes are prefixed with an apostrophe so that spreadsheets keep leading zeros.
      ship_to: textOf(first, 'ship_to').replace(/(^|\s)'(?=\d)/g, '$1'),
    },
    ...more,
  ]
}

/** The subtotal is left out: it is the item total after the discount, and item totals are computed from their rows. */
const shopify: Format = {
  name: 'Shopify',
  marks: [['name'], ['lineitem name'], ['lineitem quantity'], ['financial status']],
  columns: {
    name: 'order_number',
    'created at': 'placed',
    email: 'customer_email',
    'financial status': 'payment_status',
    'fulfillment status': 'fulfillment',
    'cancelled at': 'cancelled',
    'billing name': 'billing_name',
    'shipping name': 'shipping_name',
    phone: 'customer_phone',
    'shipping street': 'ship_to',
    'shipping city': 'ship_to',
    'shipping province': 'ship_to',
    'shipping zip': 'ship_to',
    'shipping country': 'ship_to',
    'lineitem name': 'product',
    'lineitem quantity': 'quantity',
    'lineitem price': 'unit_price',
    'discount amount': 'order_discount',
    shipping: 'order_shipping',
    taxes: 'order_tax',
    total: 'order_total',
    'refunded amount': 'refunded',
    currency: 'currency',
    notes: 'notes',
  },
  shown: {
    ...{ fulfillment: 'status', cancelled: 'status (cancelled)' },
    payment_status: 'status (cancelled, if it was refunded)',
    ...{ billing_name: 'customer_name', shipping_name: 'customer_name, if there is no other' },
  },
  read: readShopify,
}

const own: Format = {
  name: '',
  marks: [],
  columns: {
    ...{
      order: 'order_number',
      number: 'order_number',
      'order number': 'order_number',
      'order id': 'order_number',
    },
    ...{ date: 'placed', 'order date': 'placed', created_at: 'placed', email: 'customer_email' },
    ...{ 'customer email': 'customer_email', 'billing email': 'customer_email', name: 'customer_name' },
    ...{ 'customer name': 'customer_name', phone: 'customer_phone', 'order status': 'status' },
    ...{ item: 'product', 'item name': 'product', 'product name': 'product', qty: 'quantity' },
    ...{
      price: 'unit_price',
      'item price': 'unit_price',
      subtotal: 'order_subtotal',
      discount: 'order_discount',
    },
    ...{ shipping: 'order_shipping', tax: 'order_tax', total: 'order_total', 'order total': 'order_total' },
  },
}

export const orderFormats: Formats = { own: earlierColumns, formats: [shopify, own] }
