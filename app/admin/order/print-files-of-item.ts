import { partNamesOf } from '#domain/orders/part-names.ts'
import type { StaffOrderItem } from '#server/orders/index.ts'
import type { PrintFileView } from '#server/printfiles/index.ts'

export type PartFile = { part: string; name: string; file: PrintFileView | null }

/** Every part of the item with its newest file. `printFiles` are the item's own, newest first. */
export function newestOfParts(
  { designData }: StaffOrderItem,
  printFiles: readonly PrintFileView[],
): PartFile[] {
  if (!designData) return []
  return partNamesOf(designData).map(({ id, name }) => ({
    part: id,
    name,
    file: printFiles.find(({ part }) => part === id) ?? null,
  }))
}
