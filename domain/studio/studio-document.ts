import { type GangSheetSize, type Placement, type PlacementDocument, placementBounds } from '../gang-sheet.ts'
import { inchesToMm, type Mm, mm } from '../units.ts'

/** An artwork at one printed size, and how many copies of it are wanted. */
export type StudioItem = {
  id: string
  artworkId: string
  name: string
  /** The artwork's ink, in px: what is printed, and what decides ratio and resolution. */
  ink: { width: number; height: number }
  width: Mm
  height: Mm
  copies: number
}

export type StudioPlacement = Placement & { itemId: string }

/** Not to be moved when the rest is arranged: locked, or one of a group. */
export const staysPut = ({ locked, group }: Pick<StudioPlacement, 'locked' | 'group'>): boolean =>
  locked || group !== undefined

/**
 * The sheet while it is worked on: what is wanted (`items`) and what lies on it (`placements`). Copies that are
 * wanted and lie nowhere do not fit. Locked placements stay where they are when the rest is arranged.
 */
export type StudioDocument = {
  sheet: PlacementDocument['sheet']
  /** How many sheets like this one. */
  quantity: number
  items: readonly StudioItem[]
  placements: readonly StudioPlacement[]
  /** False when something changed that the arrangement has to follow. */
  isArranged: boolean
}

/** No side of a printed artwork is shorter; the server refuses under 0.1 mm. */
export const smallestSide = mm(2.54)

/** The server keeps at most so many placements on a sheet. */
export const maxPlacements = 2_000

export function emptyStudioDocument(sheet: PlacementDocument['sheet'], quantity = 1): StudioDocument {
  return { sheet, quantity, items: [], placements: [], isArranged: true }
}

export function sheetOfSize(
  sheet: PlacementDocument['sheet'],
  size: GangSheetSize,
): PlacementDocument['sheet'] {
  return { ...sheet, sizeId: size.id, width: inchesToMm(size.width), height: inchesToMm(size.height) }
}

/** What is saved: placements alone, in the order of layers. */
export function toPlacementDocument({ sheet, placements }: StudioDocument): PlacementDocument {
  return { version: 1, sheet, placements: placements.map(({ itemId: _, ...placement }) => placement) }
}

export type KnownArtwork = { id: string; name: string; ink: { width: number; height: number } }

/** Two copies of an artwork whose sides differ by less are of one item; mm. */
const sameSide = 0.01

/** Opens a saved document. Placements of artworks that are not known any more are left out and counted. */
export function fromPlacementDocument(
  document: PlacementDocument,
  quantity: number,
  artworks: ReadonlyMap<string, KnownArtwork>,
): { document: StudioDocument; lost: number } {
  const items: StudioItem[] = []
  const placements: StudioPlacement[] = []
  for (const placement of document.placements) {
    const artwork = artworks.get(placement.artworkId)
    if (!artwork) continue
    const known = items.findIndex(
      (item) => item.artworkId === placement.artworkId && Math.abs(item.width - placement.width) < sameSide,
    )
    const item = items[known] ?? newItem(items, artwork, placement, 0)
    items[known === -1 ? items.length : known] = { ...item, copies: item.copies + 1 }
    placements.push({ ...placement, itemId: item.id })
  }
  const lost = document.placements.length - placements.length
  return { document: { sheet: document.sheet, quantity, items, placements, isArranged: true }, lost }
}

/** An item under an id that no other has. */
export function newItem(
  items: readonly StudioItem[],
  artwork: KnownArtwork,
  size: { width: Mm; height: Mm },
  copies: number,
): StudioItem {
  const taken = new Set(items.map(({ id }) => id))
  const { id: artworkId, name, ink } = artwork
  return {
    id: freeId(artworkId.slice(0, 8), taken),
    artworkId,
    name,
    ink,
    width: size.width,
    height: size.height,
    copies,
  }
}

export function freeId(prefix: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}

/** Copies that are wanted and lie nowhere, by item. */
export function missingCopies({ items, placements }: StudioDocument): Map<string, number> {
  const missing = new Map(items.map((item) => [item.id, item.copies]))
  for (const { itemId } of placements) missing.set(itemId, (missing.get(itemId) ?? 0) - 1)
  return new Map([...missing].filter(([, count]) => count > 0))
}

export function countCopies({ items }: StudioDocument): number {
  return items.reduce((sum, { copies }) => sum + copies, 0)
}

/** Film that has to be bought for this layout: down to the lowest ink, with the margin below it. 0 when empty. */
export function filmNeeded({ placements, sheet }: Pick<StudioDocument, 'placements' | 'sheet'>): Mm {
  if (placements.length === 0) return mm(0)
  return mm(placements.reduce((low, one) => Math.max(low, placementBounds(one).bottom), 0) + sheet.margin)
}
