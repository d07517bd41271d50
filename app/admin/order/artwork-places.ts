import { isDesignOpen } from '#domain/orders/edit-request.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { StaffOrder } from '#server/orders/index.ts'

/** Where on a garment or tumbler of an order an artwork is printed, and can be replaced by another. */
export type ArtworkPlace = {
  /** For people: "Left chest of Gildan Heavy Cotton, M, Navy". */
  name: string
  item: string
  replaced: string
  /** Of a garment. */
  zone: string | null
  basedOn: string
}

export function artworkPlacesOf({ items, status }: Pick<StaffOrder, 'items' | 'status'>): ArtworkPlace[] {
  if (!isDesignOpen(status)) return []
  return items.flatMap(({ id: item, designData: design, ...named }): ArtworkPlace[] => {
    if (!design || design.isArtworkGone) return []
    const { timestamp: basedOn } = design
    const of = (words: string): string => `${words} of ${titleOf({ ...named })}`
    if ('engraving' in design)
      return [{ name: of('Engraving'), item, replaced: design.engraving.artworkId, zone: null, basedOn }]
    if (!('prints' in design)) return []
    return design.prints.map(({ artworkId: replaced, placementZone: zone, zoneName }) => ({
      ...{ name: of(zoneName), item, replaced, zone, basedOn },
    }))
  })
}
