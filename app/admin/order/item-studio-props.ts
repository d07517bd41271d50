import type { GangSheetSize, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type ItemStudioPageProps = {
  orderId: string
  itemId: string
  /** Which frozen design is worked on: another one saved meanwhile is not overwritten. */
  basedOn: string
  document: PlacementDocument
  artworks: ArtworkView[]
  /** Artwork that came by mail and is to be put on the sheet; null when it is opened without. */
  proposed: string | null
  sizes: GangSheetSize[]
  shop: StudioSettings
}
