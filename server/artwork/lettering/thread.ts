import type { Lettering, LetteringPreview } from '#domain/lettering/lettering.ts'
import { previewLettering } from './preview-letterings.ts'

/** What a thread of `threads.ts` does. */
export const preview = (letterings: readonly Lettering[]): LetteringPreview[] =>
  letterings.map(previewLettering)
