import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'

/** "22 × 24 in", "2 of 22 × 120 in + 22 × 24 in". */
export function namesOfSizes(sizeIds: readonly string[], sizes: readonly GangSheetSize[]): string {
  const counts = Map.groupBy(sizeIds, (id) => id)
  return [...counts]
    .map(([id, all]) => {
      const title = sizes.find((size) => String(size.id) === id)?.title ?? id
      return all.length > 1 ? `${all.length} of ${title}` : title
    })
    .join(' + ')
}
