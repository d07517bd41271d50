import { workSheetPart } from '#domain/orders/part-names.ts'
import type { PdfState, PrintFileRow, PrintFileState } from './tables.ts'

/** A print file as shown to staff. */
export type PrintFileView = {
  id: string
  orderItemId: string
  /** `sheet`, a placement zone's id, `print`, `engraving` or `work-sheet`. */
  part: string
  fileName: string
  state: PrintFileState
  progress: number
  widthPx: number | null
  heightPx: number | null
  byteSize: number | null
  /** Inches of film above the art; 0 without a header strip. */
  stripInches: number
  error: string | null
  /** What the checks found when it was drawn, as far as no one has accepted it. */
  warnings: string[]
  createdAt: string
  finishedAt: string | null
  downloadUrl: string | null
  /** Its contents, as JSON and as CSV; null if they are not known. */
  manifestUrl: string | null
  csvUrl: string | null
  /** The same part as PDF; null if there is none. */
  pdf: { state: PdfState; fileName: string; byteSize: number | null; downloadUrl: string | null } | null
}

/** The name of another file for the same part: it includes order, item, part and true size as well. */
export const besideName = (fileName: string, ending: string): string => fileName.replace(/\.\w+$/, ending)

/** Whether its contents are known: a work sheet has no placements. */
export const hasManifest = ({ state, part, isFromService }: PrintFileRow): boolean =>
  state === 'ready' && part !== workSheetPart && !isFromService

export const toView = (row: PrintFileRow): PrintFileView => ({
  id: row.id,
  orderItemId: row.orderItemId,
  part: row.part,
  fileName: row.fileName,
  state: row.state,
  progress: row.progress,
  widthPx: row.widthPx,
  heightPx: row.heightPx,
  byteSize: row.byteSize,
  stripInches: row.stripInches,
  error: row.error,
  warnings: row.warnings.map(({ message }) => message),
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  downloadUrl: row.state === 'ready' ? `/files/print-files/${row.id}` : null,
  manifestUrl: hasManifest(row) ? `/files/print-files/${row.id}/manifest` : null,
  csvUrl: hasManifest(row) ? `/files/print-files/${row.id}/csv` : null,
  pdf: pdfOf(row),
})

function pdfOf({ id, state, fileName, pdfState, pdfByteSize }: PrintFileRow): PrintFileView['pdf'] {
  if (pdfState === null) return null
  const downloadUrl = state === 'ready' && pdfState === 'ready' ? `/files/print-files/${id}/pdf` : null
  return { state: pdfState, fileName: besideName(fileName, '.pdf'), byteSize: pdfByteSize, downloadUrl }
}
