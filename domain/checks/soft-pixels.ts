import { faintAlpha, markAlpha, type Raster, solidAlpha } from './raster.ts'

/**
 * A smooth edge fades from solid to transparent within this many pixels; anything that fades longer is a glow or a
 * shadow.
 */
const edgeReach = 2

/**
 * Marks translucent pixels that are not just the smooth edge of something solid. DTF printers lay white under every
 * dot: shadows, glows and faded parts come out as grainy white speckles.
 */
export function findSoftPixels(raster: Raster): Uint8Array {
  const soft = markAlpha(raster, faintAlpha + 1, solidAlpha - 1)
  for (let y = 0, at = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++, at++) if (soft[at] === 1 && isEdge(raster, x, y)) soft[at] = 0
  return soft
}

/** Whether both a solid and an empty pixel are nearby. */
function isEdge({ width, height, data }: Raster, x: number, y: number): boolean {
  const [top, bottom] = [Math.max(0, y - edgeReach), Math.min(height - 1, y + edgeReach)]
  const [left, right] = [Math.max(0, x - edgeReach), Math.min(width - 1, x + edgeReach)]
  let isNearSolid = false
  let isNearNothing = false
  for (let row = top; row <= bottom; row++)
    for (let at = row * width + left; at <= row * width + right; at++) {
      const alpha = data[at * 4 + 3] as number
      if (alpha >= solidAlpha) isNearSolid = true
      if (alpha <= faintAlpha) isNearNothing = true
      if (isNearSolid && isNearNothing) return true
    }
  return false
}
