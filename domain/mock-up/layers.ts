import type { GarmentCut } from '../tshirt/garments.ts'
import type { GarmentSide } from '../tshirt/print-option.ts'

/** How light falls on a garment of one cut, seen from one side: planes of bytes, each `side` × `side`. */
export type Layers = {
  side: number
  /** How much of a pixel the garment covers. */
  cover: Uint8Array
  /** How much light is reflected: 128 is cloth that faces the viewer. */
  light: Uint8Array
  /** How far a print is shifted to the right and down at this point: 128 is not at all, and 127 more is one inch. */
  across: Uint8Array
  down: Uint8Array
  /** The garment, blurred. */
  shadow: Uint8Array
}

/** The order in which they are stacked in a layer file, as one gray image. */
export const planes = ['cover', 'light', 'across', 'down', 'shadow'] as const

/** Side of a plane in a layer file, in pixels. */
export const layerSide = 900

export const layerFile = (cut: GarmentCut, side: GarmentSide): string => `${cut}-${side}.webp`

export function readLayers(gray: Uint8Array, side: number): Layers {
  const plane = (at: number): Uint8Array => gray.subarray(at * side * side, (at + 1) * side * side)
  return { side, cover: plane(0), light: plane(1), across: plane(2), down: plane(3), shadow: plane(4) }
}
