import type { GangSheetSize, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type ItemStudioPageProps = {
  orderId: string
  itemId: string
  /** The frozen design being edited: one saved in the meantime is not overwritten. */
  basedOn: string
  document: PlacementDocument
  artworks: ArtworkView[]
  /** Artwork that came by email and is to be added to the sheet; null when there is none. */
  proposed: string | null
  sizes: GangSheetSize[]
  shop: StudioSettings
}
