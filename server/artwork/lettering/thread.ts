import type { Lettering, LetteringPreview } from '#domain/lettering/lettering.ts'
import { previewLettering } from './preview-letterings.ts'

/** The work of a thread of `threads.ts`. */
export const preview = (letterings: readonly Lettering[]): LetteringPreview[] =>
  letterings.map(previewLettering)
