import { measureArtworkPart, repairOwnArtwork } from './improve-artwork.ts'
import { getArtwork, listOwnArtworks, removeArtwork } from './own-artworks.ts'
import { previewTexts, setLetterings } from './set-letterings.ts'
import { previewTextOfArtwork, readTextOfArtwork, setTextOfArtwork } from './set-live-text.ts'

export const artworkOperations = [
  listOwnArtworks,
  getArtwork,
  removeArtwork,
  repairOwnArtwork,
  measureArtworkPart,
  setLetterings,
  previewTexts,
  readTextOfArtwork,
  previewTextOfArtwork,
  setTextOfArtwork,
] as const
