import { readArtwork } from '#app/studio/browser/read-artwork.ts'
import type { Draft } from '#domain/studio/draft.ts'

/**
 * True if none of a kept draft's artworks belongs to the visitor: it was made in an account that has since signed out.
 * False if the shop cannot be reached.
 */
export async function isOutOfReach({ document, awaiting }: Draft): Promise<boolean> {
  const ids = new Set([...document.items.map(({ artworkId }) => artworkId), ...awaiting])
  for (const id of ids) {
    const answer = await readArtwork(id)
    if (answer.ok || answer.reason !== 'not_found') return false
  }
  return ids.size > 0
}
