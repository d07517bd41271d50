import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import { addItems } from '#domain/studio/change-items.ts'
import {
  fromPlacementDocument,
  type KnownArtwork,
  newItem,
  type StudioDocument,
  type StudioItem,
} from '#domain/studio/studio-document.ts'
import type { ArtworkView } from '#server/artwork/index.ts'

/** Adds all items of a saved sheet with the same size, crop and number of copies; unknown artworks are left out. */
export function addDesign(
  document: StudioDocument,
  saved: PlacementDocument,
  artworks: ReadonlyMap<string, ArtworkView>,
): { document: StudioDocument; lost: number } {
  const known = new Map<string, KnownArtwork>()
  for (const { id, fileName: name, ink, state } of artworks.values())
    if (ink && state === 'ready') known.set(id, { id, name, ink })
  const opened = fromPlacementDocument(saved, 1, known)
  const added: StudioItem[] = []
  for (const item of opened.document.items)
    added.push(newItem([...document.items, ...added], { ...item, id: item.artworkId }, item, item.copies))
  return { document: addItems(document, added), lost: opened.lost }
}
