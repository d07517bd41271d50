import { labelAddressSchema } from '#domain/shipping/label-address.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { printable } from '#server/kernel/text/printable.ts'
import type { OrderOnPaper } from './order-on-paper.ts'
import { drawHead, drawItems, drawNotes, drawPaper, light, lineAt, margin, quiet, right } from './paper.ts'

/** What lies in the box, for whoever opens it: no prices. Each order begins a page. */
export const drawPackingSlips = (
  orders: readonly OrderOnPaper[],
  settings: ShopSettings,
): Promise<Uint8Array> =>
  drawPaper('Packing slips', settings, async (pdf) => {
    for (const one of orders) {
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
      lineAt(pdf, top + 96)
      drawNotes(pdf, drawItems(pdf, top + 100, floor.items, pictures), floor.notes)
    }
  })

function linesOf({ deliveryMethod, contactName, shippingAddress }: OrderOnPaper['order']): string[] {
  if (deliveryMethod === 'pickup') return [contactName || 'Guest Customer']
  const { name, company, street1, street2, city, state, zip } = labelAddressSchema.parse(shippingAddress)
  return [name || contactName, company, street1, street2, `${city}, ${state} ${zip}`].filter(Boolean)
}
