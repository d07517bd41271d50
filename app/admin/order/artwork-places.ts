import { isDesignOpen } from '#domain/orders/edit-request.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { StaffOrder } from '#server/orders/index.ts'

/** Where on a garment or tumbler of an order an artwork is printed, and can be replaced. */
export type ArtworkPlace = {
  /** The display name: "Left chest of Gildan Heavy Cotton, M, Navy". */
  name: string
  item: string
  replaced: string
  /** Of a garment. */
  zone: string | null
  basedOn: string
}

export function artworkPlacesOf({ items, status }: Pick<StaffOrder, 'items' | 'status'>): ArtworkPlace[] {
  if (!isDesignOpen(status)) return []
  return items.flatMap(({ id: item, designData: design, name, options }): ArtworkPlace[] => {
    if (!design || design.isArtworkGone) return []
    const { timestamp: basedOn } = design
    const place = { item, basedOn }
    if ('engraving' in design) {
      const { artworkId: replaced } = design.engraving
      return [{ ...place, name: `Engraving of ${titleOf({ name, options })}`, replaced, zone: null }]
    }
    if (!('prints' in design)) return []
    const zones = new Set(design.prints.map(({ zoneName }) => zoneName))
    const product = titleOf({ name, options: options.filter((option) => !zones.has(option)) })
    return design.prints.map(({ artworkId: replaced, placementZone: zone, zoneName }) => ({
      ...{ ...place, name: `${zoneName} of ${product}`, replaced, zone },
    }))
  })
}
