import { type Called, callOperation } from '#app/operations/call-operation.ts'
import { readArtwork } from '#app/studio/browser/read-artwork.ts'
import { askFor } from '#app/studio/view/canvas/canvas-pictures.ts'
import {
  fromPlacementDocument,
  type KnownArtwork,
  type StudioDocument,
} from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'
import type { DesignView } from '#server/designs/index.ts'

export type OpenedDesign = {
  view: DesignView
  document: StudioDocument
  /** Everything the shopper has uploaded, and whatever else is on the sheet. */
  artworks: readonly ArtworkView[]
  lost: number
}

type Opening =
  | { ok: true; opened: OpenedDesign }
  | Extract<Called<'designs.get' | 'artworks.list' | 'artworks.get'>, { ok: false }>

let begun: { designId: string; opening: Promise<Opening> } | null = null

/** Requests a design before the page that shows it is rendered. */
export function beginOpening(designId: string): void {
  begun = { designId, opening: openDesign(designId) }
}

/** Returns the request already started, once; otherwise starts one now. */
export function finishOpening(designId: string): Promise<Opening> {
  const opening = begun?.designId === designId ? begun.opening : openDesign(designId)
  begun = null
  return opening
}

/** Reads a saved design and its artworks for editing. */
export async function openDesign(designId: string): Promise<Opening> {
  const [answer, own] = await Promise.all([
    callOperation('designs.get', 'GET /designs/{design}', { design: designId }),
    callOperation('artworks.list', 'GET /artworks', {}),
  ])
  if (!answer.ok) return answer
  if (!own.ok && own.isOffline) return own
  const view = answer.value.design
  const artworks = own.ok ? [...own.value.artworks] : []
  const listed = new Set(artworks.map(({ id }) => id))
  const onSheet = new Set(view.document.placements.map(({ artworkId }) => artworkId))
  const others = [...onSheet].filter((id) => !listed.has(id))
  for (const found of await Promise.all(others.map(readArtwork))) {
    if (found.ok) artworks.push(found.value.artwork)
    else if (found.isOffline) return found
  }
  // They load while the studio is being rendered.
  for (const { id, thumbnailUrl } of artworks) if (thumbnailUrl && onSheet.has(id)) askFor(thumbnailUrl)
  const { document, lost } = fromPlacementDocument(view.document, view.quantity, knownOf(artworks))
  return {
    ok: true,
    opened: { view, document: { ...document, accepted: view.accepted }, artworks, lost },
  }
}

const knownOf = (artworks: readonly ArtworkView[]): Map<string, KnownArtwork> =>
  new Map(artworks.flatMap(({ id, fileName, ink }) => (ink ? [[id, { id, name: fileName, ink }]] : [])))
