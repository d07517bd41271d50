import type { StudioDocument } from '#domain/studio/studio-document.ts'

/** "fox.png 2" by placement: copies are numbered within each artwork, in layer order. */
export function nameCopies({
  items,
  placements,
}: Pick<StudioDocument, 'items' | 'placements'>): Map<string, string> {
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const counts = new Map<string, number>()
  return new Map(
    placements.map(({ id, itemId }) => {
      const number = (counts.get(itemId) ?? 0) + 1
      counts.set(itemId, number)
      return [id, `${names.get(itemId) ?? 'Artwork'} ${number}`]
    }),
  )
}
