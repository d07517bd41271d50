import { type Answer, askServer } from '#app/studio/ask-server.ts'
import {
  fromPlacementDocument,
  type KnownArtwork,
  type StudioDocument,
} from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { DesignView } from '#server/designs/index.ts'

export type OpenedDesign = { view: DesignView; document: StudioDocument; lost: number }

/** Reads a saved design and its artworks, to be worked on. */
export async function openDesign(
  designId: string,
): Promise<{ ok: true; opened: OpenedDesign } | Extract<Answer<unknown>, { ok: false }>> {
  const answer = await askServer<{ design: DesignView }>(`/designs/${encodeURIComponent(designId)}`)
  if (!answer.ok) return answer
  const view = answer.body.design
  const ids = [...new Set(view.document.placements.map(({ artworkId }) => artworkId))]
  const known = new Map<string, KnownArtwork>()
  for (const found of await Promise.all(
    ids.map((id) => askServer<{ artwork: ArtworkView }>(`/artworks/${id}`)),
  )) {
    if (!found.ok && found.isOffline) return found
    const artwork = found.ok ? found.body.artwork : null
    if (artwork?.ink) known.set(artwork.id, { id: artwork.id, name: artwork.fileName, ink: artwork.ink })
  }
  const { document, lost } = fromPlacementDocument(view.document, view.quantity, known)
  return { ok: true, opened: { view, document: { ...document, accepted: view.accepted }, lost } }
}
