import { z } from 'zod'

/** Copies of an order's item that go into one parcel. */
export const contentLineSchema = z.object({
  item: z.uuid('Load the page again: this is no item of the order'),
  quantity: z.int('Give whole copies').min(1, 'Give at least one copy').max(1_000_000, 'These are too many'),
})
export type ContentLine = z.output<typeof contentLineSchema>

/** What one parcel holds; null where nobody has said: it holds whatever no other parcel of its order does. */
export type Contents = readonly ContentLine[] | null

/** What is ordered and in no parcel yet, in its order. A parcel of which nobody has said what it holds leaves nothing. */
export function leftToShip<Line extends ContentLine>(
  ordered: readonly Line[],
  parcels: readonly Contents[],
): Line[] {
  if (parcels.includes(null)) return []
  const held = countByItem(parcels.flatMap((contents) => contents ?? []))
  return ordered.flatMap((line) => {
    const quantity = line.quantity - (held.get(line.item) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** Why parcels cannot hold this of what is left to ship, in words for staff; null when they can. */
export function refusesContents(
  left: readonly (ContentLine & { title: string })[],
  parcels: readonly (readonly ContentLine[])[],
): string | null {
  const empty = parcels.findIndex((contents) => contents.length === 0)
  if (empty >= 0)
    return parcels.length === 1
      ? 'Choose what goes into the parcel.'
      : `Choose what goes into parcel ${empty + 1}.`
  for (const [item, quantity] of countByItem(parcels.flat())) {
    const line = left.find((one) => one.item === item)
    if (!line)
      return 'Something that was chosen has left already, or is not in this order. Load the page again.'
    if (quantity > line.quantity)
      return `${quantity} × ${line.title} were chosen, and ${line.quantity} ${line.quantity === 1 ? 'is' : 'are'} left to ship. Choose fewer.`
  }
  return null
}

/** An item that is named twice is one line. */
export const mergeLines = (lines: readonly ContentLine[]): ContentLine[] =>
  [...countByItem(lines)].map(([item, quantity]) => ({ item, quantity }))

/** Of what is left that which goes into a parcel: what is unknown is left out. */
export const pickGoods = <Line extends ContentLine>(
  left: readonly Line[],
  chosen: readonly ContentLine[],
): Line[] =>
  mergeLines(chosen).flatMap(({ item, quantity }) => {
    const line = left.find((one) => one.item === item)
    return line ? [{ ...line, quantity }] : []
  })

export const copiesIn = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** A line in words; `orderNumber` where it is known whose it is. */
type WordLine = { quantity: number; title: string; orderNumber?: string | undefined }

/** "2 × Gildan Heavy Cotton, M, Navy"; where they are of several orders "GW-000123: 2 × Gildan Heavy Cotton, M, Navy". */
export function contentWords(lines: readonly WordLine[]): string[] {
  const isJoined = new Set(lines.map(({ orderNumber }) => orderNumber)).size > 1
  return lines.map(
    ({ quantity, title, orderNumber }) =>
      `${isJoined && orderNumber ? `${orderNumber}: ` : ''}${quantity} × ${title}`,
  )
}

function countByItem(lines: readonly ContentLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { item, quantity } of lines) counts.set(item, (counts.get(item) ?? 0) + quantity)
  return counts
}
