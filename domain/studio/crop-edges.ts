import type { Crop } from '../artwork/crop.ts'

export type CropEdge = keyof Crop

type Size = { width: number; height: number }

/**
 * Moves some edges of a crop by fractions of the artwork; no edge leaves it or gets closer to the opposite one than
 * `least`.
 */
export function moveEdges(crop: Crop, edges: readonly CropEdge[], x: number, y: number, least: Size): Crop {
  const next = { ...crop }
  for (const edge of edges) {
    if (edge === 'left') next.left = within(crop.left + x, 0, crop.right - least.width)
    if (edge === 'right') next.right = within(crop.right + x, crop.left + least.width, 1)
    if (edge === 'top') next.top = within(crop.top + y, 0, crop.bottom - least.height)
    if (edge === 'bottom') next.bottom = within(crop.bottom + y, crop.top + least.height, 1)
  }
  return next
}

/** Moves the whole frame by fractions of the artwork, staying inside it. */
export function moveFrame({ left, top, right, bottom }: Crop, x: number, y: number): Crop {
  const across = within(x, -left, 1 - right)
  const down = within(y, -top, 1 - bottom)
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down }
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
