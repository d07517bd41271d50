import type { NestItem, NestObstacle, NestPlacement, NestStrip } from '#nesting/index.ts'
import { placementBounds } from '../gang-sheet.ts'
import { mm } from '../units.ts'
import {
  freeId,
  type StudioDocument,
  type StudioItem,
  type StudioPlacement,
  staysPut,
} from './studio-document.ts'

/** What the nesting engine is asked: all in mm. */
export type ArrangeJob = { items: NestItem[]; strip: NestStrip; locked: NestObstacle[] }

/** Free copies are to be laid; locked placements are in their way. */
export function toArrangeJob({ sheet, items, placements }: StudioDocument): ArrangeJob {
  const locked = placements.filter(staysPut)
  const lockedCount = new Map<string, number>()
  for (const { itemId } of locked) lockedCount.set(itemId, (lockedCount.get(itemId) ?? 0) + 1)
  return {
    items: items.map((item) => ({
      id: item.id,
      width: item.width,
      height: item.height,
      copies: Math.max(0, item.copies - (lockedCount.get(item.id) ?? 0)),
      turns: 'quarter',
    })),
    strip: { width: sheet.width, maxHeight: sheet.height, spacing: sheet.spacing, margin: sheet.margin },
    locked: locked.map((placement) => {
      const box = placementBounds(placement)
      return { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
    }),
  }
}

/**
 * Takes over a layout. Free placements keep their ids and mirroring and get new places; those without a place
 * leave the sheet (and count as missing); new ones are put on top.
 */
export function applyArrangement(document: StudioDocument, laid: readonly NestPlacement[]): StudioDocument {
  const waiting = new Map<string, NestPlacement[]>()
  for (const place of laid) waiting.set(place.itemId, [...(waiting.get(place.itemId) ?? []), place])
  const kept = document.placements.flatMap((placement) => {
    if (staysPut(placement)) return [placement]
    const place = waiting.get(placement.itemId)?.shift()
    return place ? [{ ...placement, ...placeOf(place) }] : []
  })
  const taken = new Set(document.placements.map(({ id }) => id))
  const added = document.items.flatMap((item) =>
    (waiting.get(item.id) ?? []).map((place) => newPlacement(item, place, taken)),
  )
  return { ...document, placements: [...kept, ...added], isArranged: true }
}

function newPlacement(item: StudioItem, place: NestPlacement, taken: Set<string>): StudioPlacement {
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
  }
}

const placeOf = ({ x, y, width, height, turn }: NestPlacement) => ({
  x: mm(x + width / 2),
  y: mm(y + height / 2),
  rotation: turn,
})
