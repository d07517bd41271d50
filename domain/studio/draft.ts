import type { DraftLook } from './draft-input.ts'
import type { StudioDocument } from './studio-document.ts'

/** An unsaved sheet in progress; `awaiting` are artworks on their way to it. */
export type Draft = { document: StudioDocument; awaiting: readonly string[]; look?: DraftLook }

export const isWorthKeeping = ({ document, awaiting }: Draft): boolean =>
  document.items.length > 0 || awaiting.length > 0
