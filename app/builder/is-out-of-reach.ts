import { readArtwork } from '#app/studio/browser/read-artwork.ts'
import type { Draft } from '#domain/studio/draft.ts'

/**
 * None of a kept draft's artworks is the visitor's: it was made in an account that is signed out by now. False where the shop
 * cannot be asked.
 */
export async function isOutOfReach({ document, awaiting }: Draft): Promise<boolean> {
  const ids = new Set([...document.items.map(({ artworkId }) => artworkId), ...awaiting])
  for (const id of ids) {
    const answer = await readArtwork(id)
    if (answer.ok || answer.reason !== 'not_found') return false
  }
  return ids.size > 0
}
