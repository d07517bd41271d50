import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points, 72 of an inch. */
export const pageMargin = 48

/** The built-in fonts know the letters of Windows-1252 only; a file name may hold any. */
export const plainText = (text: string): string => text.replace(/[^\u0020-\u007e\u00a0-\u00ff×·–—]/g, '?')
