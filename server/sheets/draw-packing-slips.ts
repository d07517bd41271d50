import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import { contentWords } from '#domain/shipping/parcel-contents.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { bold, drawPaper, type Pdf, putWhole } from '#server/kernel/paper/draw-paper.ts'
import type { FloorItem, FloorOrder } from '#server/orders/index.ts'
import type { OrderPart } from '#server/shipping/index.ts'
import { type OrderOnPaper, paperOf } from './order-on-paper.ts'
import {
  bottom,
  drawHead,
  drawItems,
  drawLines,
  drawNotes,
  lineAt,
  margin,
  quiet,
  right,
} from './sheet-parts.ts'

/**
 * The contents of the box, for whoever opens it: no prices. Each order starts a page, and so does each shipment of an
 * order that ships in several; only one of those if it is specified. A parcel with several orders has one slip, which
 * shows what belongs to which.
 */
export const drawPackingSlips = (
  orders: readonly OrderOnPaper[],
  settings: ShopSettings,
  shipment: string | null = null,
): Promise<Uint8Array> =>
  drawPaper(paperOf('Packing slips', settings), async (pdf) => {
    const drawn = new Set<string>()
    for (const one of orders)
      for (const slip of slipsOf(one, shipment))
        if (!drawn.has(slip.parcel)) {
          if (slip.together.length > 0) drawn.add(slip.parcel)
          await drawSlip(pdf, one, slip, settings)
        }
  })

type Slip = {
  /** The same for all orders in it. */
  parcel: string
  /** Other orders in the same parcel. */
  together: readonly OrderPart['others'][number][]
  items: readonly FloorItem[]
  /** "Shipment 1 of 2"; empty for an order in a single shipment. */
  which: string
  /** The contents of the other shipments, with their titles. */
  others: readonly { title: string; lines: readonly string[] }[]
}

function slipsOf({ floor, parts }: OrderOnPaper, shipment: string | null): Slip[] {
  const slips = parts.map((part, at): Slip & { shipmentId: string | null } => ({
    shipmentId: part.shipmentId,
    parcel: part.shipmentId ?? [floor.id, ...part.others.map(({ orderId }) => orderId)].sort().join(),
    together: part.others,
    items: itemsIn(floor, part.contents),
    which: parts.length > 1 ? `Shipment ${at + 1} of ${parts.length}` : '',
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
  return slips.length > 0
    ? slips
    : [{ parcel: floor.id, together: [], items: floor.items, which: '', others: [] }]
}

/** An order's items that are in the parcel. */
const itemsIn = (floor: FloorOrder, contents: OrderPart['contents']): FloorItem[] =>
  floor.items.flatMap((item) => {
    const line = contents.find((one) => one.item === item.id)
    return line ? [{ ...item, quantity: line.quantity }] : []
  })

async function drawSlip(
  pdf: Pdf,
  one: OrderOnPaper,
  { items, together, which, others }: Slip,
  settings: ShopSettings,
): Promise<void> {
  const { floor, order, pictures } = one
  const top = await drawHead(pdf, 'Packing slip', one, settings)
  const half = (right - margin) / 2
  quiet(pdf, 8).text(order.deliveryMethod === 'pickup' ? 'PICKED UP BY' : 'SHIP TO', margin, top)
  const [room, size] = [{ top: top + 12, width: half - 12 }, 11]
  putWhole(pdf, linesOf(order).join('\n'), { ...room, left: margin, height: 80, size })
  quiet(pdf, 8).text('QUESTIONS', margin + half, top)
  const { contactEmail, contactPhone } = settings
  const questions = [contactEmail, contactPhone].filter(Boolean).join('\n')
  putWhole(pdf, questions, { ...room, left: margin + half, height: 46, size })
  bold(pdf, 13).text(which, margin + half, top + 62)
  lineAt(pdf, top + 96)
  let y = top + 100
  if (together.length > 0) y = drawOrderName(pdf, y, floor.orderNumber)
  y = drawItems(pdf, y, { items, pictures })
  for (const { orderId, contents } of together) {
    const other = one.others.get(orderId)
    if (!other) continue
    y = drawOrderName(pdf, y, other.floor.orderNumber)
    y = drawItems(pdf, y, { items: itemsIn(other.floor, contents), pictures: other.pictures })
  }
  for (const { title, lines } of others) y = drawLines(pdf, y, title, lines)
  drawNotes(pdf, y, floor.notes)
}

/** Heading above the items of one of several orders. Returns where they start. */
function drawOrderName(pdf: Pdf, top: number, orderNumber: string): number {
  if (top + 90 > bottom) {
    pdf.addPage()
    return drawOrderName(pdf, margin, orderNumber)
  }
  bold(pdf, 12).text(`Order ${orderNumber}`, margin, top + 6)
  return top + 26
}

function linesOf({ deliveryMethod, contactName, shippingAddress }: OrderOnPaper['order']): string[] {
  if (deliveryMethod === 'pickup') return [contactName || 'Guest Customer']
  const { name, company, street1, street2, city, state, zip } = labelAddressSchema.parse(shippingAddress)
  return [name || contactName, company, street1, street2, `${city}, ${state} ${zip}`].filter(Boolean)
}
