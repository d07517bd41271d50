import { type Cell, streamCsv } from '#server/kernel/text/csv.ts'
import type { ImportExportDeps } from './deps.ts'
import { customerColumns, inColumns, orderColumns, productColumns } from './plans/columns.ts'
import { listingRows } from './plans/listing-data.ts'
import { printRows } from './plans/print-data.ts'
import { dollars } from './plans/read-cells.ts'

export type ExportKind = 'products' | 'customers' | 'orders'

const pageSize = 200

/** A CSV, streamed page by page as it is read from the database. */
export function exportFile(deps: ImportExportDeps, kind: ExportKind): ReadableStream<Uint8Array> {
  if (kind === 'products') return streamCsv(productColumns, productRows(deps))
  if (kind === 'customers') return streamCsv(customerColumns, customerRows(deps))
  return streamCsv(orderColumns, orderRows(deps))
}

async function* productRows({ listings, prints }: ImportExportDeps): AsyncGenerator<Cell[]> {
  for await (const print of prints.readAll(pageSize))
    for (const row of printRows(print)) yield inColumns(productColumns, row)
  for (const kind of ['tshirt', 'tumbler'] as const)
    for await (const listing of listings.readAll(kind, pageSize))
      for (const row of listingRows(listing)) yield inColumns(productColumns, row)
}

async function* customerRows({ people }: ImportExportDeps): AsyncGenerator<Cell[]> {
  for await (const { email, fullName, phone, createdAt } of people.readCustomers(pageSize))
    yield [email, fullName, phone, createdAt.toISOString()]
}

/**
 * One row per item; values that belong to the whole order appear only in its first row, so that columns can be summed.
 */
async function* orderRows({ orders }: ImportExportDeps): AsyncGenerator<Cell[]> {
  for await (const { order, items } of orders.readAllForExport(pageSize)) {
    for (const [at, item] of (items.length > 0 ? items : [null]).entries()) {
      const own = at === 0
      const money = (amount: number): string | null => (own ? dollars(amount) : null)
      const { street1, street2, city, state, zip } = order.shippingAddress
      yield inColumns(orderColumns, {
        order_number: order.orderNumber,
        placed: order.placedAt?.toISOString() ?? null,
        status: order.status,
        payment_status: order.paymentStatus,
        delivery: order.deliveryMethod,
        customer_name: order.contactName,
        customer_email: order.contactEmail,
        customer_phone: order.contactPhone,
        ship_to:
          order.deliveryMethod === 'shipping'
            ? [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ')
            : null,
        product_type: item?.productType ?? null,
        product: item?.name ?? null,
        size: item?.productSize ?? null,
        color: item?.productColor ?? null,
        quantity: item?.quantity ?? null,
        unit_price: item ? dollars(item.unitPriceCents) : null,
        setup_fee: item ? dollars(item.setupFeeCents) : null,
        order_subtotal: money(order.subtotalCents),
        order_discount: money(order.discountCents),
        discount_code: own ? order.discountCode : null,
        order_shipping: money(order.shippingCents),
        order_tax: money(order.taxCents),
        order_total: money(order.totalCents),
        notes: own ? order.notes : null,
      })
    }
  }
}
