import { faintAlpha, markAlpha, type Raster, solidAlpha, widen } from './raster.ts'

/** A smooth edge fades from solid to nothing within so many pixels; what fades longer is a glow or a shadow. */
const edgeReach = 2

/**
 * Marks see-through pixels that are not just the smooth edge of something solid. DTF printers lay white under every
 * dot: shadows, glows and faded parts come out as grainy white speckles.
 */
export function findSoftPixels(raster: Raster): Uint8Array {
  const { width, height } = raster
  const soft = markAlpha(raster, (alpha) => alpha > faintAlpha && alpha < solidAlpha)
  const nearSolid = widen(
    markAlpha(raster, (alpha) => alpha >= solidAlpha),
    width,
    height,
    edgeReach,
  )
  const nearNothing = widen(
    markAlpha(raster, (alpha) => alpha <= faintAlpha),
    width,
    height,
    edgeReach,
  )
  for (let at = 0; at < soft.length; at++) if (nearSolid[at] === 1 && nearNothing[at] === 1) soft[at] = 0
  return soft
}
