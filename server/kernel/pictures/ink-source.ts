import { isVector, type VectorContentType } from '#domain/artwork/artwork.ts'
import type { InkBox } from '#domain/artwork/ink-box.ts'

/** The ink of an artwork, as passed to everything that reads its bytes. */
export type InkSource = {
  path: string
  /** In px of the upright image; for a drawing, in px of its grid. */
  ink: InkBox
  /** For a drawing: its page, and the px size of the whole page that its ink is measured in. */
  vector?: { contentType: VectorContentType; page: number; widthPx: number; heightPx: number }
}

/** For a drawing, what is needed to redraw it besides its bytes; empty for raster images. */
export const drawingOf = ({ contentType, page, widthPx, heightPx }: Drawing): Pick<InkSource, 'vector'> =>
  isVector(contentType) && widthPx && heightPx ? { vector: { contentType, page, widthPx, heightPx } } : {}

type Drawing = { contentType: string | null; page: number; widthPx: number | null; heightPx: number | null }
