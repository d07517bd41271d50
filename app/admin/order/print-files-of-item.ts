import { hasWorkSheet, printPartsOf, workSheetPart } from '#domain/orders/print-parts.ts'
import type { StaffOrderItem } from '#server/orders/index.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'

export type PartFile = { part: string; name: string; file: PrintFileView | null }

/** Every part of the item with the newest of its files. `printFiles` are the item's own, newest first. */
export function newestOfParts(
  { designData }: StaffOrderItem,
  printFiles: readonly PrintFileView[],
): PartFile[] {
  if (!designData) return []
  const parts = printPartsOf(designData).map(({ id, name }) => ({ part: id, name }))
  if (hasWorkSheet(designData)) parts.push({ part: workSheetPart, name: 'Work sheet' })
  return parts.map(({ part, name }) => ({
    part,
    name,
    file: printFiles.find((one) => one.part === part) ?? null,
  }))
}
