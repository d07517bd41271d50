import type PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** Points, 72 of an inch. */
export const pageMargin = 48
