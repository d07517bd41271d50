import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { contentWords } from '#domain/shipping/parcel-contents.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { FloorItem } from '#server/orders/index.ts'
import type { OrderOnPaper } from './order-on-paper.ts'
import {
  bold,
  drawHead,
  drawItems,
  drawLines,
  drawNotes,
  drawPaper,
  light,
  lineAt,
  margin,
  type Pdf,
  quiet,
  right,
} from './paper.ts'

/**
 * What lies in the box, for whoever opens it: no prices. Each order begins a page, and so does each shipment of one that
 * leaves in several; of those a single one where it is named.
 */
export const drawPackingSlips = (
  orders: readonly OrderOnPaper[],
  settings: ShopSettings,
  shipment: string | null = null,
): Promise<Uint8Array> =>
  drawPaper('Packing slips', settings, async (pdf) => {
    for (const one of orders)
      for (const slip of slipsOf(one, shipment)) await drawSlip(pdf, one, slip, settings)
  })

type Slip = {
  items: readonly FloorItem[]
  /** "Shipment 1 of 2"; empty for an order in one. */
  which: string
  /** What the other shipments hold, under what it is called. */
  others: readonly { title: string; lines: readonly string[] }[]
}

function slipsOf({ floor, parts }: OrderOnPaper, shipment: string | null): Slip[] {
  const slips = parts.map((part, at): Slip & { shipmentId: string | null } => ({
    shipmentId: part.shipmentId,
    items: floor.items.flatMap((item) => {
      const line = part.contents.find((one) => one.item === item.id)
      return line ? [{ ...item, quantity: line.quantity }] : []
    }),
    which: `Shipment ${at + 1} of ${parts.length}`,
    others: [
      { title: 'SENT BEFORE', lines: contentWords(parts.slice(0, at).flatMap(({ contents }) => contents)) },
      {
        title: 'FOLLOWS SEPARATELY',
        lines: contentWords(parts.slice(at + 1).flatMap(({ contents }) => contents)),
      },
    ],
  }))
  const named = slips.filter(({ shipmentId }) => shipmentId === shipment)
  if (shipment !== null && named.length > 0) return named
  return slips.length > 0 ? slips : [{ items: floor.items, which: '', others: [] }]
}

async function drawSlip(
  pdf: Pdf,
  one: OrderOnPaper,
  { items, which, others }: Slip,
  settings: ShopSettings,
): Promise<void> {
  const { floor, order, pictures } = one
  const top = await drawHead(pdf, 'Packing slip', one, settings)
  const half = (right - margin) / 2
  quiet(pdf, 8).text(order.deliveryMethod === 'pickup' ? 'PICKED UP BY' : 'SHIP TO', margin, top)
  light(pdf, 11).text(linesOf(order).map(printable).join('\n'), margin, top + 12, {
    ...{ width: half - 12, height: 80, ellipsis: true, lineGap: 1 },
  })
  quiet(pdf, 8).text('QUESTIONS', margin + half, top)
  const { contactEmail, contactPhone } = settings
  light(pdf, 11).text(
    [contactEmail, contactPhone].filter(Boolean).map(printable).join('\n'),
    margin + half,
    top + 12,
  )
  bold(pdf, 13).text(which, margin + half, top + 62)
  lineAt(pdf, top + 96)
  let y = drawItems(pdf, top + 100, items, pictures)
  for (const { title, lines } of others) y = drawLines(pdf, y, title, lines.map(printable))
  drawNotes(pdf, y, floor.notes)
}

function linesOf({ deliveryMethod, contactName, shippingAddress }: OrderOnPaper['order']): string[] {
  if (deliveryMethod === 'pickup') return [contactName || 'Guest Customer']
  const { name, company, street1, street2, city, state, zip } = labelAddressSchema.parse(shippingAddress)
  return [name || contactName, company, street1, street2, `${city}, ${state} ${zip}`].filter(Boolean)
}
