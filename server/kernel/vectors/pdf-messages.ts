/** What the thread that draws PDFs is asked, and what it answers. Pages count from 1. */
export type PdfQuestion =
  | { kind: 'measure' }
  | { kind: 'page'; page: number }
  | { kind: 'draw'; page: number; full: { width: number; height: number }; region: PdfRegion }

/** In px of the whole page as it is drawn. */
export type PdfRegion = { left: number; top: number; width: number; height: number }

export type PdfAnswer =
  | { kind: 'problem'; problem: 'locked' | 'damaged' }
  | { kind: 'measured'; pageCount: number }
  | { kind: 'page'; widthPoints: number; heightPoints: number; hasLooseFonts: boolean }
  | { kind: 'drawn'; pixels: Uint8Array<ArrayBuffer> }
