import type { GarmentCut } from '../tshirt/garments.ts'
import type { GarmentSide } from '../tshirt/print-option.ts'

/** What light does on a garment of one cut, seen from one side: planes of bytes, each `side` × `side`. */
export type Layers = {
  side: number
  /** How much of a pixel is garment. */
  cover: Uint8Array
  /** How much light comes back: 128 is cloth that faces the viewer. */
  light: Uint8Array
  /** How far what is printed there is moved to the right and down: 128 is not at all, 127 more is an inch. */
  across: Uint8Array
  down: Uint8Array
  /** The garment out of focus. */
  shadow: Uint8Array
}

/** In this order they lie below each other in a layer file, as a gray picture. */
export const planes = ['cover', 'light', 'across', 'down', 'shadow'] as const

/** Pixels of a plane in a layer file. */
export const layerSide = 900

export const layerFile = (cut: GarmentCut, side: GarmentSide): string => `${cut}-${side}.webp`

export function readLayers(gray: Uint8Array, side: number): Layers {
  const plane = (at: number): Uint8Array => gray.subarray(at * side * side, (at + 1) * side * side)
  return { side, cover: plane(0), light: plane(1), across: plane(2), down: plane(3), shadow: plane(4) }
}
