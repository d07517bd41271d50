import type { InkOutline } from '../checks/measure-artwork.ts'
import type { InkBox } from './ink-box.ts'

/** The part of an artwork that is printed: its edges as fractions of the ink box, from its left and top. */
export type Crop = { left: number; top: number; right: number; bottom: number }

type Size = { width: number; height: number }

export const wholeArtwork: Crop = { left: 0, top: 0, right: 1, bottom: 1 }

/** Equal for crops of the same part; empty for the whole artwork. */
export const cropKey = (crop: Crop | undefined): string =>
  crop && !isWhole(crop) ? `${crop.left},${crop.top},${crop.right},${crop.bottom}` : ''

/** A key for the printed part of an artwork: just its id for the whole artwork. */
export const partKey = ({ artworkId, crop }: { artworkId: string; crop?: Crop | undefined }): string =>
  `${artworkId} ${cropKey(crop)}`.trimEnd()

export const isWhole = ({ left, top, right, bottom }: Crop): boolean =>
  left === 0 && top === 0 && right === 1 && bottom === 1

/** The size of the cropped part of an artwork this large; px or mm. */
export const croppedSize = (
  { width, height }: Size,
  { left, top, right, bottom }: Crop = wholeArtwork,
): Size => ({
  width: width * (right - left),
  height: height * (bottom - top),
})

/** The size of the whole artwork that this is a part of. */
export const uncroppedSize = (
  { width, height }: Size,
  { left, top, right, bottom }: Crop = wholeArtwork,
): Size => ({ width: width / (right - left), height: height / (bottom - top) })

/** The part in whole px of the image that contains the ink; never empty and never beyond the ink. */
export function cropInk(ink: InkBox, crop: Crop = wholeArtwork): InkBox {
  const [left, width] = wholeRange(ink.width, crop.left, crop.right)
  const [top, height] = wholeRange(ink.height, crop.top, crop.bottom)
  return { left: ink.left + left, top: ink.top + top, width, height }
}

/** The crop with its edges snapped to pixel boundaries, so that screen and print show exactly the same part. */
export function snapCrop(crop: Crop, ink: Size): Crop {
  const part = cropInk({ ...ink, left: 0, top: 0 }, crop)
  return {
    left: part.left / ink.width,
    top: part.top / ink.height,
    right: (part.left + part.width) / ink.width,
    bottom: (part.top + part.height) / ink.height,
  }
}

function wholeRange(length: number, from: number, to: number): [start: number, length: number] {
  const start = Math.min(length - 1, Math.round(length * from))
  return [start, Math.min(length - start, Math.max(1, Math.round(length * to) - start))]
}

const known = new WeakMap<InkOutline, Map<string, InkOutline>>()

/**
 * The outline of a part, as fractions of that part; the same object for the same part. It has no islands where the part
 * is empty.
 */
export function cropOutline(outline: InkOutline, crop: Crop | undefined): InkOutline {
  const key = cropKey(crop)
  if (!crop || key === '') return outline
  const parts = known.get(outline) ?? new Map<string, InkOutline>()
  known.set(outline, parts)
  const kept = parts.get(key)
  if (kept) return kept
  const cut = (ring: readonly number[]): number[] => rescale(clipRing(ring, crop), crop)
  const cropped = outline.flatMap((island) => {
    const ring = cut(island.outline)
    return hasArea(ring) ? [{ outline: ring, holes: island.holes.map(cut).filter(hasArea) }] : []
  })
  parts.set(key, cropped)
  return cropped
}

/**
 * Sutherland and Hodgman 1974: clips by one edge of the part after another. Connections between two pieces run along an
 * edge.
 */
function clipRing(ring: readonly number[], { left, top, right, bottom }: Crop): readonly number[] {
  const sides = [
    { axis: 0, limit: left, sign: 1 },
    { axis: 0, limit: right, sign: -1 },
    { axis: 1, limit: top, sign: 1 },
    { axis: 1, limit: bottom, sign: -1 },
  ] as const
  return sides.reduce<readonly number[]>((rest, { axis, limit, sign }) => {
    const cut: number[] = []
    for (let at = 0; at < rest.length; at += 2) {
      const next = (at + 2) % rest.length
      const [x, y, nextX, nextY] = [rest[at] ?? 0, rest[at + 1] ?? 0, rest[next] ?? 0, rest[next + 1] ?? 0]
      const inside = sign * ((axis === 0 ? x : y) - limit)
      const nextInside = sign * ((axis === 0 ? nextX : nextY) - limit)
      if (inside >= 0) cut.push(x, y)
      if (inside >= 0 === nextInside >= 0) continue
      const along = inside / (inside - nextInside)
      cut.push(x + along * (nextX - x), y + along * (nextY - y))
    }
    return cut
  }, ring)
}

const rescale = (ring: readonly number[], { left, top, right, bottom }: Crop): number[] =>
  ring.map((value, at) => (at % 2 === 0 ? (value - left) / (right - left) : (value - top) / (bottom - top)))

/** As a fraction of the part: anything smaller is a line along its edge. */
const leastArea = 1e-6

function hasArea(ring: readonly number[]): boolean {
  let twice = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    twice += (ring[at] ?? 0) * (ring[next + 1] ?? 0) - (ring[next] ?? 0) * (ring[at + 1] ?? 0)
  }
  return Math.abs(twice) / 2 > leastArea
}
