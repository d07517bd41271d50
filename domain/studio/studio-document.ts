import { type Crop, cropKey, croppedSize } from '../artwork/crop.ts'
import { type CutSheet, sheetAt, sheetsOf } from '../artwork/cut-sheets.ts'
import { type Placement, type PlacementDocument, placementBounds } from '../artwork/gang-sheet.ts'
import type { AcceptedWarning } from '../checks/accepted-warnings.ts'
import { type PlayerMark, playerGroup, type Roster } from '../roster/roster.ts'
import { type Mm, mm } from '../units.ts'

/** An artwork at one printed size, and the number of copies wanted. */
export type StudioItem = {
  id: string
  artworkId: string
  name: string
  /** The printed ink, in px: it determines ratio and resolution. */
  ink: { width: number; height: number }
  width: Mm
  height: Mm
  copies: number
  /** The part of the artwork that is printed; all of it if absent. */
  crop?: Crop
  /** The player whose name or number it is. */
  player?: PlayerMark
}

export type StudioPlacement = Placement & { itemId: string }

/** Whether it stays put when the rest is arranged: locked, or in a group that someone made. */
export const staysPut = ({
  locked,
  group,
  player,
}: Pick<StudioPlacement, 'locked' | 'group' | 'player'>): boolean =>
  locked || (group !== undefined && !(player && group === playerGroup(player)))

/** By the bounding box of each artwork, or by its true outline, so that they reach into each other's gaps. */
export type Packing = 'boxes' | 'shapes'

/** Guides to align artwork with, in mm from the left and top edges; they are not printed. */
export type Guides = { vertical: readonly Mm[]; horizontal: readonly Mm[] }

/**
 * The sheet while it is being worked on: what is wanted (`items`) and what is on it (`placements`). Copies that are
 * wanted but not placed do not fit. Locked placements stay put when the rest is arranged.
 */
export type StudioDocument = {
  sheet: PlacementDocument['sheet']
  /** No one has chosen the sheet: it is the cheapest that holds everything wanted. */
  isSizeOpen?: boolean
  /** How many sheets like this one. */
  quantity: number
  items: readonly StudioItem[]
  placements: readonly StudioPlacement[]
  /** False when a change requires a new arrangement. */
  isArranged: boolean
  /** How copies are nested; boxes if absent. */
  packing?: Packing
  /** Placements that this one arrangement goes around, besides those that stay put. */
  pinned?: readonly string[]
  guides?: Guides
  /** Warnings that were accepted. */
  accepted?: readonly AcceptedWarning[]
  /** Lists of names and numbers on this sheet. */
  rosters?: readonly Roster[]
}

/** The shortest side of a printed artwork; the server's own limit is 0.1 mm. */
export const smallestSide = mm(2.54)

/** The server's limit for placements on a sheet. */
export const maxPlacements = 2_000

export function emptyStudioDocument(sheet: PlacementDocument['sheet'], quantity = 1): StudioDocument {
  return { sheet, quantity, items: [], placements: [], isArranged: true }
}

/** The saved form: placements in layer order, and everything needed to continue elsewhere. */
export function toPlacementDocument(document: StudioDocument): PlacementDocument {
  const { sheet, placements, rosters = [], packing, guides } = document
  const used = rosters.filter(({ id }) => placements.some(({ player }) => player?.list === id))
  return {
    version: 1,
    sheet,
    placements: placements.map(({ itemId: _, ...placement }) => placement),
    ...(used.length > 0 && { rosters: used }),
    ...(packing && { packing }),
    ...(guides &&
      hasGuides(guides) && {
        guides: { vertical: [...guides.vertical], horizontal: [...guides.horizontal] },
      }),
  }
}

const hasGuides = ({ vertical, horizontal }: Guides): boolean => vertical.length + horizontal.length > 0

/** If cropped, the ink is that of the part. */
export type KnownArtwork = {
  id: string
  name: string
  ink: { width: number; height: number }
  crop?: Crop
}

/** Copies of an artwork whose sides differ by less than this belong to one item; mm. */
const sameSide = 0.01

/** Opens a saved document. Placements of artworks that no longer exist are dropped and counted. */
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
      (item) =>
        item.artworkId === placement.artworkId &&
        Math.abs(item.width - placement.width) < sameSide &&
        cropKey(item.crop) === cropKey(placement.crop) &&
        isSamePlayer(item.player, placement.player),
    )
    const item = items[known] ?? {
      ...newItem(items, partOf(artwork, placement.crop), placement, 0),
      ...markOf(placement),
    }
    items[known === -1 ? items.length : known] = { ...item, copies: item.copies + 1 }
    placements.push({ ...placement, itemId: item.id })
  }
  const lost = document.placements.length - placements.length
  const { sheet, rosters, packing, guides } = document
  const kept = { ...(rosters && { rosters }), ...(packing && { packing }), ...(guides && { guides }) }
  const opened = { sheet, quantity, items, placements, isArranged: true, ...kept }
  return { document: opened, lost }
}

const isSamePlayer = (one: PlayerMark | undefined, other: PlayerMark | undefined): boolean =>
  one?.list === other?.list && one?.line === other?.line

const markOf = ({ player }: Pick<Placement, 'player'>): Partial<StudioItem> =>
  player ? { player, name: player.label } : {}

/** Creates an item with a unique id. */
export function newItem(
  items: readonly StudioItem[],
  artwork: KnownArtwork,
  size: { width: Mm; height: Mm },
  copies: number,
): StudioItem {
  const taken = new Set(items.map(({ id }) => id))
  const { id: artworkId, name, ink, crop } = artwork
  return {
    id: freeId(artworkId.slice(0, 8), taken),
    artworkId,
    name,
    ink,
    width: size.width,
    height: size.height,
    copies,
    ...(crop && { crop }),
  }
}

const partOf = (artwork: KnownArtwork, crop: Crop | undefined): KnownArtwork =>
  crop ? { ...artwork, ink: croppedSize(artwork.ink, crop), crop } : artwork

export function freeId(prefix: string, taken: ReadonlySet<string>): string {
  let number = 1
  while (taken.has(`${prefix}-${number}`)) number++
  return `${prefix}-${number}`
}

/** Copies wanted but not placed, by item. */
export function missingCopies({ items, placements }: StudioDocument): Map<string, number> {
  const missing = new Map(items.map((item) => [item.id, item.copies]))
  for (const { itemId } of placements) missing.set(itemId, (missing.get(itemId) ?? 0) - 1)
  return new Map([...missing].filter(([, count]) => count > 0))
}

export function countCopies({ items }: StudioDocument): number {
  return items.reduce((sum, { copies }) => sum + copies, 0)
}

/** Film that has to be bought for this layout: on each sheet, down to the lowest ink plus the margin below it; mm. */
export function filmNeeded(laid: Laid): Mm {
  return mm(filmOfSheets(laid).reduce((sum, { used }) => sum + used, 0))
}

type Laid = {
  placements: readonly Parameters<typeof placementBounds>[0][]
  sheet: Pick<PlacementDocument['sheet'], 'sizeId' | 'height' | 'cutInto' | 'margin'>
}

/** The same for each sheet; 0 for an empty one. */
export function filmOfSheets({ placements, sheet }: Laid): (CutSheet & { used: Mm })[] {
  const sheets = sheetsOf(sheet)
  const lowest = new Map<CutSheet, number>()
  for (const one of placements) {
    const on = sheetAt(sheets, one.y)
    lowest.set(on, Math.max(lowest.get(on) ?? 0, placementBounds(one).bottom - on.top))
  }
  return sheets.map((one) => {
    const low = lowest.get(one)
    return { ...one, used: mm(low === undefined ? 0 : low + sheet.margin) }
  })
}
