import { type Box, type Placement, placementBounds } from '../artwork/gang-sheet.ts'
import { mm } from '../units.ts'
import type { InkOutline } from './measure-artwork.ts'

export type Placed = Pick<
  Placement,
  'id' | 'x' | 'y' | 'width' | 'height' | 'rotation' | 'mirrored' | 'crop'
> & {
  artworkId: string
}

/** Ink as placed on the sheet: rings `[x, y, …]` in mm, including those of holes, and the upright box around them. */
export type PlacedInk = { rings: readonly Float64Array[]; box: Box }

/** Ink that only touches, allowing for rounding, does not overlap: half of this is taken off each side; mm. */
export const touch = 0.05

const whole: InkOutline = [{ outline: [0, 0, 1, 0, 1, 1, 0, 1], holes: [] }]
const known = new WeakMap<Placed, { outline: InkOutline; ink: PlacedInk }>()

/** Positions an artwork's outline: mirrored, then rotated about its center. Without an outline its whole box is ink. */
export function placeInk(placement: Placed, outline: InkOutline = whole): PlacedInk {
  const kept = known.get(placement)
  if (kept?.outline === outline) return kept.ink
  const angle = (placement.rotation * Math.PI) / 180
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const { x, y, width, height, mirrored } = placement
  const place = (ring: readonly number[]): Float64Array => {
    const placed = new Float64Array(ring.length)
    for (let at = 0; at < ring.length; at += 2) {
      const across = ((ring[at] ?? 0) - 0.5) * (mirrored ? touch - width : width - touch)
      const down = ((ring[at + 1] ?? 0) - 0.5) * (height - touch)
      placed[at] = x + across * cosine - down * sine
      placed[at + 1] = y + across * sine + down * cosine
    }
    return placed
  }
  const rings = outline.flatMap((island) => [place(island.outline), ...island.holes.map(place)])
  const ink = { rings, box: boxOf(rings) ?? placementBounds(placement) }
  known.set(placement, { outline, ink })
  return ink
}

function boxOf(rings: readonly Float64Array[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  return left > right ? null : { left: mm(left), top: mm(top), right: mm(right), bottom: mm(bottom) }
}
