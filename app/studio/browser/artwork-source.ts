import { listen } from '#app/live.ts'
import { callOperation } from '#app/operations/call-operation.ts'
import type { ArtworkSource } from '../editor/deps.ts'
import { readArtwork } from './read-artwork.ts'

/** The shopper's own artworks, as the server has them. */
export const artworkSource: ArtworkSource = {
  list: () => callOperation('artworks.list', 'GET /artworks', {}),
  read: readArtwork,
  remove: (artwork) => callOperation('artworks.remove', 'DELETE /artworks/{artwork}', { artwork }),
  // Artworks still being waited for are also polled.
  onChanged: (act) => listen(['artwork.changed'], (id) => id !== null && act(id)),
}
