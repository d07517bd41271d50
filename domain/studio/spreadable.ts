import type { NestPlacement, NestTurn } from '#nesting/index.ts'
import { cropOutline, partKey } from '../artwork/crop.ts'
import type { Outlines } from '../checks/find-clashes.ts'
import { isInTheWay, laidAs } from './arrange.ts'
import type { StudioDocument, StudioPlacement } from './studio-document.ts'

/** Copies that may swap places with others, and the kind that each place is suited for. */
export type Spreadable = { laid: NestPlacement[]; kinds: string[] }

/**
 * In box packing only quarter turns take part; other copies stay put. With true shapes, only copies with the same
 * outline fit each other's places.
 */
export function spreadable(document: StudioDocument, outlines: Outlines): Spreadable {
  const isKept = isInTheWay(document)
  const free = document.placements.filter((one) => !isKept(one) && one.rotation % 90 === 0)
  return { laid: free.map(asLaid), kinds: kindsOf(free, document, outlines) }
}

function asLaid(placement: StudioPlacement, copy: number): NestPlacement {
  const { rotation } = placement
  const isUpright = rotation % 180 === 0
  const width = isUpright ? placement.width : placement.height
  const height = isUpright ? placement.height : placement.width
  const corner = { x: placement.x - width / 2, y: placement.y - height / 2 }
  return { itemId: laidAs(placement), copy, ...corner, width, height, turn: rotation as NestTurn }
}

function kindsOf(
  placements: readonly StudioPlacement[],
  { packing }: StudioDocument,
  outlines: Outlines,
): string[] {
  if (packing !== 'shapes') return placements.map(() => '')
  const numbers = new Map<string, number>()
  return placements.map(({ artworkId, crop, mirrored, rotation }) => {
    const outline = outlines.get(artworkId)
    // Not measured yet: no one knows which others have the same outline.
    const shape = outline ? JSON.stringify(cropOutline(outline, crop)) : partKey({ artworkId, crop })
    const number = numbers.get(shape) ?? numbers.size
    numbers.set(shape, number)
    return `${number} ${mirrored} ${rotation}`
  })
}
