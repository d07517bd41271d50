import { cropOutline } from '#domain/artwork/crop.ts'
import { placementBounds } from '#domain/artwork/gang-sheet.ts'
import type { InkOutline } from '#domain/checks/measure-artwork.ts'
import { isFreePart, type PrintedCopy, type PrintPart, printPartsOf } from '#domain/orders/print-parts.ts'
import { type Mm, mmToPixels, printDpi, wholePixels } from '#domain/units.ts'
import type { RollsDeps } from '../deps.ts'
import type { WaitingItem } from '../list-waiting.ts'
import type { InkSources } from './ink-sources.ts'
import type { InkRings } from './trace-piece.ts'

type Deps = InkSources & Pick<RollsDeps, 'database' | 'orders'>

/**
 * The ink of parts that may be nested freely, by "item/part": shirts' zones, premade prints and single files that staff
 * added, by the same outlines the studio uses to place artwork. A customer's sheet stays a block, and so does a file
 * larger than its design, with a header strip above.
 */
export async function inkOfParts(deps: Deps, items: readonly WaitingItem[]): Promise<Map<string, InkRings>> {
  const described = await deps.orders.describeItems(
    deps.database.orm,
    items.map(({ itemId }) => itemId),
  )
  const designs = new Map(described.map(({ orderItemId, designData }) => [orderItemId, designData]))
  const free = items.flatMap(({ itemId, parts }) => {
    const design = designs.get(itemId)
    const known = design ? printPartsOf(design) : []
    return parts.flatMap(({ part: id, widthPx, heightPx }) => {
      const part = known.find((one) => one.id === id)
      const isWhole =
        part &&
        wholePixels(part.width, printDpi) === widthPx &&
        wholePixels(part.height, printDpi) === heightPx
      return design && part && isWhole && isFreePart(design, id) ? [{ key: `${itemId}/${id}`, part }] : []
    })
  })
  const outlines = await outlinesOf(
    deps,
    free.map(({ part }) => part),
  )
  return new Map(free.map(({ key, part }) => [key, inkOf(part, outlines)]))
}

/** By source id; a source that was never measured has none. */
async function outlinesOf(
  { artwork, prints }: Deps,
  parts: readonly PrintPart[],
): Promise<ReadonlyMap<string, InkOutline>> {
  const sources = parts.flatMap((part) => part.sources)
  const uploaded = new Set(sources.filter(({ storedUnder }) => storedUnder === null).map(({ id }) => id))
  const stored = new Map(sources.flatMap(({ id, storedUnder }) => (storedUnder ? [[storedUnder, id]] : [])))
  const artworks = await artwork.describeForPrinting([...uploaded])
  const originals = await prints.outlinesOf([...stored.keys()])
  return new Map([
    ...artworks.flatMap(({ id, measured }) => (measured ? [[id, measured.outline] as const] : [])),
    ...[...originals].map(([key, outline]) => [stored.get(key) ?? key, outline] as const),
  ])
}

/** In print pixels of the part's file. A copy without an outline uses its box as ink. */
function inkOf({ copies }: PrintPart, outlines: ReadonlyMap<string, InkOutline>): InkRings {
  return copies.flatMap((copy) => {
    const outline = outlines.get(copy.artworkId)
    const islands = outline ? cropOutline(outline, copy.crop) : []
    if (islands.length === 0) return [boxRing(copy)]
    return islands.flatMap((island) => [island.outline, ...island.holes].map((ring) => placed(ring, copy)))
  })
}

const px = (length: number): number => mmToPixels(length as Mm, printDpi)

function boxRing(copy: PrintedCopy): number[] {
  const { left, top, right, bottom } = placementBounds(copy)
  return [left, top, right, top, right, bottom, left, bottom].map(px)
}

/** Converts fractions of a copy's ink to positions: mirrored first, then rotated about the center. */
function placed(ring: readonly number[], { x, y, width, height, rotation, mirrored }: PrintedCopy): number[] {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return Array.from({ length: ring.length / 2 }, (_, at) => {
    const across = ((ring[2 * at] ?? 0) - 0.5) * width * (mirrored ? -1 : 1)
    const down = ((ring[2 * at + 1] ?? 0) - 0.5) * height
    return [px(x + across * cos - down * sin), px(y + across * sin + down * cos)]
  }).flat()
}
