import { isVector, type VectorContentType } from '#domain/artwork/artwork.ts'
import type { InkBox } from '#domain/artwork/ink-box.ts'

/** The ink of an artwork, as whatever reads its bytes is told. */
export type InkSource = {
  path: string
  /** In px of the upright picture; of a drawing in px of its grid. */
  ink: InkBox
  /** For a drawing: which page of it, and the px of the whole page that its ink is measured in. */
  vector?: { contentType: VectorContentType; page: number; widthPx: number; heightPx: number }
}

/** For a drawing, what drawing it anew needs to know beside its bytes; nothing for pictures. */
export const drawingOf = ({ contentType, page, widthPx, heightPx }: Drawing): Pick<InkSource, 'vector'> =>
  isVector(contentType) && widthPx && heightPx ? { vector: { contentType, page, widthPx, heightPx } } : {}

type Drawing = { contentType: string | null; page: number; widthPx: number | null; heightPx: number | null }
