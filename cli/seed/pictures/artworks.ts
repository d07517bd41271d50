import type { Artwork } from './artwork.ts'
import { clubArtworks } from './artworks/clubs.ts'
import { kitchenArtworks } from './artworks/kitchens.ts'
import { makerArtworks } from './artworks/makers.ts'
import { neighbourArtworks } from './artworks/neighbours.ts'
import { outdoorArtworks } from './artworks/outdoors.ts'
import { shoreArtworks } from './artworks/shores.ts'
import { stageArtworks } from './artworks/stages.ts'
import { stickerArtworks } from './artworks/stickers.ts'
import { teamArtworks } from './artworks/teams.ts'

export type { Artwork } from './artwork.ts'

/** The designs that the demo shop's customers brought: all text as outlines, all grounds transparent. */
export const artworks: readonly Artwork[] = [
  ...kitchenArtworks,
  ...teamArtworks,
  ...outdoorArtworks,
  ...shoreArtworks,
  ...stageArtworks,
  ...clubArtworks,
  ...makerArtworks,
  ...neighbourArtworks,
  ...stickerArtworks,
]

export function findArtwork(slug: string): Artwork {
  const found = artworks.find((artwork) => artwork.slug === slug)
  if (found === undefined) {
    throw new Error(`There is no artwork ${slug}`)
  }
  return found
}
