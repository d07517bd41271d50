import type { GangSheetSize, PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { StudioSettings } from '#domain/studio/studio-settings.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

export type StudioProofPageProps = {
  requestId: string
  details: string
  mayOfferProof: boolean
  document: PlacementDocument
  artworks: ArtworkView[]
  sizes: GangSheetSize[]
  shop: StudioSettings
}
