import type { ZodNumber, ZodType } from 'zod'

/** Lengths and pixels are branded, so that the compiler rejects mixing them. */
export type Mm = number & { readonly __unit: 'mm' }
export type Inches = number & { readonly __unit: 'inches' }
export type Px = number & { readonly __unit: 'px' }

export const millimetersPerInch = 25.4

export const mm = (length: number): Mm => length as Mm
/** Reads numbers as lengths in mm, without converting them. */
export const inMm = (schema: ZodNumber): ZodType<Mm, number> =>
  schema as ZodType<number> as ZodType<Mm, number>
export const inches = (length: number): Inches => length as Inches
export const px = (count: number): Px => count as Px

export const inchesToMm = (length: Inches): Mm => mm(length * millimetersPerInch)
export const mmToInches = (length: Mm): Inches => inches(length / millimetersPerInch)

/** Exact (unrounded) number of pixels for a length at a resolution in dots per inch. */
export const mmToPixels = (length: Mm, dpi: number): number => (length / millimetersPerInch) * dpi

/** Whole pixels of a print file: the nearest pixel, because sheet lengths are whole inches. */
export const wholePixels = (length: Mm, dpi: number): Px => px(Math.round(mmToPixels(length, dpi)))

/** Dots of the artwork per printed inch. Print files are made at `printDpi`. */
export const effectiveDpi = (pixels: Px, printed: Mm): number => pixels / mmToInches(printed)

/** Resolution of every print file (docs/decisions.md 19: above 300 gains nothing). */
export const printDpi = 300

export const formatInches = (length: Inches): string => `${Number(length.toFixed(2))} in`
