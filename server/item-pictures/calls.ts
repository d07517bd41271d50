import { withoutDeps } from '#server/kernel/door.ts'
import { drawShirtApart } from './draw-apart.ts'

export const itemPicturesCalls = {
  /** Draws a garment from artworks that the caller has read. */
  draw: withoutDeps(drawShirtApart),
}
