import type { PrintFileRow, PrintFileState } from './tables.ts'

/** What staff see of a print file. */
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
  error: string | null
  createdAt: string
  finishedAt: string | null
  downloadUrl: string | null
}

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
  error: row.error,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  downloadUrl: row.state === 'ready' ? `/files/print-files/${row.id}` : null,
})
