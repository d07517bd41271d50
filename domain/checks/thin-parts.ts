/** For each pixel, the squared distance to the nearest unmarked one: `squaredDistances` of the nesting engine. */
export type SquaredDistances = (marked: Uint8Array, columns: number, rows: number) => Float64Array

/** Widths are counted in steps of half a pixel, up to 40 pixels. */
export const widthsPerPixel = 2
const widestCounted = 40

/**
 * Width in px of a stroke whose center is this far from its edge: halfway between an odd and an even number of pixels.
 */
export const strokeWidth = (squaredDistance: number): number => 2 * Math.sqrt(squaredDistance) - 0.5

/** Whether a pixel is on the center line of a stroke: no neighbor is farther from the edge. Tips of wedges are not. */
export function isMiddle(squared: Float64Array, at: number, columns: number): boolean {
  const here = squared[at] ?? 0
  return (
    here >= (squared[at - 1] ?? 0) &&
    here >= (squared[at + 1] ?? 0) &&
    here >= (squared[at - columns] ?? 0) &&
    here >= (squared[at + columns] ?? 0) &&
    here >= (squared[at - columns - 1] ?? 0) &&
    here >= (squared[at - columns + 1] ?? 0) &&
    here >= (squared[at + columns - 1] ?? 0) &&
    here >= (squared[at + columns + 1] ?? 0)
  )
}

/**
 * The amount of stroke at each width: center-line pixels by width, at `width × widthsPerPixel`. Multiplied by the pixel
 * size, the counts approximate the length of the strokes. The marks need an unmarked pixel around them.
 */
export function countWidths(squared: Float64Array, marks: Uint8Array, columns: number): number[] {
  const counts: number[] = []
  for (let at = columns; at < marks.length - columns; at++) {
    if (marks[at] !== 1 || !isMiddle(squared, at, columns)) continue
    const width = strokeWidth(squared[at] ?? 0)
    if (width > widestCounted) continue
    const step = Math.round(width * widthsPerPixel)
    while (counts.length <= step) counts.push(0)
    counts[step] = (counts[step] ?? 0) + 1
  }
  return counts
}

/** Length in px of all strokes narrower than `width` px. */
export const lengthThinnerThan = (counts: readonly number[], width: number): number =>
  counts.reduce((sum, count, step) => (step / widthsPerPixel < width ? sum + count : sum), 0)

/** Marks the pixels of all strokes narrower than `width` px, for display. */
export function markThinner(
  squared: Float64Array,
  marks: Uint8Array,
  columns: number,
  width: number,
): Uint8Array {
  const thin = new Uint8Array(marks.length)
  for (let at = columns; at < marks.length - columns; at++) {
    if (marks[at] !== 1 || !isMiddle(squared, at, columns)) continue
    if (strokeWidth(squared[at] ?? 0) >= width) continue
    const reach = Math.ceil(Math.sqrt(squared[at] ?? 0))
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const near = at + dy * columns + dx
        if (marks[near] === 1) thin[near] = 1
      }
  }
  return thin
}
