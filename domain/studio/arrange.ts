import type {
  Contour,
  NestItem,
  NestObstacle,
  NestStrip,
  NestUnplaced,
  PlacedShape,
  ShapeItem,
} from '#nesting/index.ts'
import { cropOutline } from '../artwork/crop.ts'
import { type CutSheet, sheetAt, sheetsOf } from '../artwork/cut-sheets.ts'
import { placementBounds } from '../artwork/gang-sheet.ts'
import type { Outlines } from '../checks/find-clashes.ts'
import type { InkOutline } from '../checks/measure-artwork.ts'
import { playerGroup } from '../roster/roster.ts'
import { mm } from '../units.ts'
import {
  freeId,
  type StudioDocument,
  type StudioItem,
  type StudioPlacement,
  staysPut,
} from './studio-document.ts'

/** Input for the nesting engine, all in mm. `shapes` has the same by true outlines, if wanted. */
export type ArrangeJob = {
  items: NestItem[]
  strip: NestStrip
  /** The sheets the film is cut into, which are filled one after the other. */
  sheets: readonly CutSheet[]
  locked: NestObstacle[]
  shapes?: { items: ShapeItem[]; locked: PlacedShape[] }
}

/** Where the engine puts one copy. */
export type LaidCopy = { itemId: string; x: number; y: number; width: number; height: number; turn: number }

/** Whether this arrangement goes around a placement. */
export const isInTheWay = (document: Pick<StudioDocument, 'pinned'>) => {
  const pinned = new Set(document.pinned)
  return (placement: StudioPlacement): boolean => staysPut(placement) || pinned.has(placement.id)
}

/** Free copies are to be placed; locked placements are obstacles. */
export function toArrangeJob(document: StudioDocument, outlines: Outlines = new Map()): ArrangeJob {
  const { sheet, placements } = document
  const locked = placements.filter(isInTheWay(document))
  const wanted = wantedCopies(document)
  return {
    items: wanted.map(({ id, copies, item: { width, height } }) => ({
      ...{ id, width, height, copies },
      turns: 'quarter',
    })),
    strip: { width: sheet.width, maxHeight: sheet.height, spacing: sheet.spacing, margin: sheet.margin },
    sheets: sheetsOf(sheet),
    locked: locked.map((placement) => {
      const box = placementBounds(placement)
      return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
    }),
    ...(document.packing === 'shapes' && {
      shapes: {
        items: wanted.map(({ id, copies, item, isMirrored }) => ({
          ...{ id, copies, shape: shapeOf(item, outlines, isMirrored) },
          turns: 'quarter',
        })),
        locked: locked.map((placement) => obstacleOf(placement, outlines)),
      },
    }),
  }
}

/** The result of nesting, with what was left over. */
export type Laid<Copy extends LaidCopy = LaidCopy> = {
  placements: readonly Copy[]
  unplaced: readonly NestUnplaced[]
}

/**
 * Yields one job per sheet with whatever the previous ones left over: the caller runs each and answers with its result.
 * Returns the layout of the whole film. For a film with one sheet, that is the job itself.
 */
export function* jobsBySheet(job: ArrangeJob): Generator<ArrangeJob, Laid, Laid> {
  const placements: LaidCopy[] = []
  let left = job
  let unplaced: readonly NestUnplaced[] = []
  for (const sheet of job.sheets) {
    const laid = yield onSheet(left, sheet.number)
    placements.push(...laid.placements.map((one) => ({ ...one, y: one.y + sheet.top })))
    unplaced = laid.unplaced
    if (unplaced.length === 0) break
    left = withCopies(left, new Map(unplaced.map(({ itemId, copies }) => [itemId, copies])))
  }
  return { placements, unplaced }
}

/** The job for one sheet, numbered from 1, around the placements locked there, measured from the sheet's own head. */
export function onSheet(job: ArrangeJob, number: number): ArrangeJob {
  const sheet = job.sheets[number - 1]
  if (!sheet) throw new TypeError(`No sheet ${number} on this film`)
  const isThere = (top: number, bottom: number): boolean => sheetAt(job.sheets, (top + bottom) / 2) === sheet
  const places = job.locked.map(({ y, height }) => isThere(y, y + height))
  const there = <One extends { readonly y: number }>(all: readonly One[]): One[] =>
    all.filter((_, at) => places[at]).map((one) => ({ ...one, y: one.y - sheet.top }))
  return {
    ...job,
    strip: { ...job.strip, maxHeight: sheet.height },
    sheets: [{ ...sheet, top: mm(0) }],
    locked: there(job.locked),
    ...(job.shapes && { shapes: { ...job.shapes, locked: there(job.shapes.locked) } }),
  }
}

function withCopies(job: ArrangeJob, copies: ReadonlyMap<string, number>): ArrangeJob {
  const left = <One extends { readonly id: string; readonly copies: number }>(items: readonly One[]): One[] =>
    items.flatMap((item) => {
      const own = copies.get(item.id)
      return own ? [{ ...item, copies: own }] : []
    })
  const { shapes } = job
  return {
    ...job,
    items: left(job.items),
    ...(shapes && { shapes: { ...shapes, items: left(shapes.items) } }),
  }
}

/** Mirrored copies are a different shape: they are nested under a separate id. */
export const laidAs = ({ itemId, mirrored }: Pick<StudioPlacement, 'itemId' | 'mirrored'>): string =>
  mirrored ? `${itemId} mirrored` : itemId
const itemOf = (laidId: string): string => laidId.replace(/ mirrored$/, '')

type Wanted = { id: string; item: StudioItem; copies: number; isMirrored: boolean }

/** The copies to place for each item, with mirrored ones listed separately. */
function wantedCopies(document: StudioDocument): Wanted[] {
  const isKept = isInTheWay(document)
  const byItem = Map.groupBy(document.placements, ({ itemId }) => itemId)
  return document.items.flatMap((item) => {
    const own = byItem.get(item.id) ?? []
    const free = own.filter((placement) => !isKept(placement))
    const copies = Math.max(0, item.copies - (own.length - free.length))
    const mirrored = Math.min(copies, free.filter((placement) => placement.mirrored).length)
    const plain = { id: item.id, item, copies: copies - mirrored, isMirrored: false }
    const id = laidAs({ itemId: item.id, mirrored: true })
    return mirrored === 0 ? [plain] : [plain, { id, item, copies: mirrored, isMirrored: true }]
  })
}

const wholeBox: InkOutline = [{ outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [] }]

type Shaped = Pick<StudioItem, 'artworkId' | 'width' | 'height' | 'crop'>

/**
 * The outline at its printed size; mm. Its bounding box is the artwork's own, even if a crop leaves empty space around
 * the ink.
 */
export function shapeOf(
  { artworkId, width, height, crop }: Shaped,
  outlines: Outlines,
  isMirrored = false,
): Contour[] {
  const ring = (shares: readonly number[]): [number, number][] =>
    Array.from({ length: shares.length / 2 }, (_, at) => {
      const across = shares[2 * at] ?? 0
      return [(isMirrored ? 1 - across : across) * width, (shares[2 * at + 1] ?? 0) * height]
    })
  const outline = outlines.get(artworkId)
  const islands = outline ? cropOutline(outline, crop) : wholeBox
  return [
    ...(islands.length > 0 ? islands : wholeBox).map(({ outline, holes }) => ({
      outline: ring(outline),
      holes: holes.map(ring),
    })),
    { outline: ring([0, 0, 1, 0]) },
    { outline: ring([0, 1, 1, 1]) },
  ]
}

function obstacleOf(placement: StudioPlacement, outlines: Outlines): PlacedShape {
  const { left, top } = placementBounds(placement)
  return {
    shape: shapeOf(placement, outlines, placement.mirrored),
    x: left,
    y: top,
    turn: placement.rotation,
  }
}

/**
 * Applies a layout. Free placements keep their ids and mirroring and get new positions; those without a position leave
 * the sheet (and count as missing); new ones are put on top.
 */
export function applyArrangement(document: StudioDocument, laid: readonly LaidCopy[]): StudioDocument {
  const waiting = new Map<string, LaidCopy[]>()
  for (const place of laid) {
    const others = waiting.get(place.itemId)
    if (others) others.push(place)
    else waiting.set(place.itemId, [place])
  }
  const isKept = isInTheWay(document)
  const kept = document.placements.flatMap((placement) => {
    if (isKept(placement)) return [placement]
    const place = waiting.get(laidAs(placement))?.shift()
    return place ? [{ ...placement, ...placeOf(place) }] : []
  })
  const taken = new Set(document.placements.map(({ id }) => id))
  const added = document.items.flatMap((item) =>
    (waiting.get(item.id) ?? []).map((place) => newPlacement(item, place, taken)),
  )
  return { ...document, placements: [...kept, ...added], isArranged: true }
}

/**
 * Copies that fit into one row are placed at the film's head, side by side in item order: no layout is shorter, and no
 * one has to look for them at the other end of the film. Around placements that stay put, and with true shapes, the
 * layout is used unchanged.
 */
export function asOneRow(document: StudioDocument, laid: readonly LaidCopy[]): readonly LaidCopy[] {
  const { width, margin, spacing } = document.sheet
  const needed = laid.reduce((sum, one) => sum + one.width + spacing, -spacing)
  const isFree = document.packing !== 'shapes' && !document.placements.some(isInTheWay(document))
  if (!isFree || needed > width - 2 * margin) return laid
  const rank = new Map(document.items.map(({ id }, at) => [id, at]))
  const rankOf = ({ itemId }: LaidCopy): number => rank.get(itemId) ?? rank.get(itemOf(itemId)) ?? 0
  let x: number = margin
  return laid
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((one) => {
      const place = { ...one, x, y: margin }
      x += one.width + spacing
      return place
    })
}

function newPlacement(item: StudioItem, place: LaidCopy, taken: Set<string>): StudioPlacement {
  const id = freeId(item.id, taken)
  taken.add(id)
  return {
    id,
    itemId: item.id,
    artworkId: item.artworkId,
    width: item.width,
    height: item.height,
    ...placeOf(place),
    mirrored: false,
    locked: false,
    ...(item.crop && { crop: item.crop }),
    ...(item.player && { player: item.player, group: playerGroup(item.player) }),
  }
}

const placeOf = ({ x, y, width, height, turn }: LaidCopy) => ({
  x: mm(x + width / 2),
  y: mm(y + height / 2),
  rotation: turn,
})
