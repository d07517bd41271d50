import { z } from 'zod'

/** Copies of an order's item that go into one parcel. */
export const contentLineSchema = z.object({
  item: z.uuid('Reload the page: this isn’t an item in the order'),
  quantity: z
    .int('Enter a whole number of copies')
    .min(1, 'Enter at least one copy')
    .max(1_000_000, 'That’s too many'),
})
export type ContentLine = z.output<typeof contentLineSchema>

/** The contents of one parcel; null if unspecified: then it holds everything that no other parcel of its order does. */
export type Contents = readonly ContentLine[] | null

/** Items that were ordered but are not in a parcel yet, in order. A parcel with unspecified contents leaves nothing. */
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

/** Why parcels cannot hold these items out of what is left to ship, in words for staff; null when they can. */
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
    if (!line) return 'Something you chose has already left, or isn’t in this order. Reload the page.'
    if (quantity > line.quantity)
      return `You chose ${quantity} × ${line.title}, and ${line.quantity} ${line.quantity === 1 ? 'is' : 'are'} left to ship. Choose fewer.`
  }
  return null
}

/** Merges lines that name the same item. */
export const mergeLines = (lines: readonly ContentLine[]): ContentLine[] =>
  [...countByItem(lines)].map(([item, quantity]) => ({ item, quantity }))

/** The lines left to ship that go into a parcel; unknown items are ignored. */
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

/** A line to describe; `orderNumber` if it is known which order it belongs to. */
type WordLine = { quantity: number; title: string; orderNumber?: string | undefined }

/**
 * "2 × Gildan Heavy Cotton, M, Navy"; if they are from several orders, "GW-000123: 2 × Gildan Heavy Cotton, M, Navy".
 */
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
