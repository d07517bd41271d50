import { buffer } from 'node:stream/consumers'
import { idPattern } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Kept } from '#server/kernel/kept.ts'
import type { ItemPicturesDeps } from './deps.ts'
import { readMockUp } from './read-mock-up.ts'

const previewOfDesign = new RegExp(`^/files/designs/(${idPattern})/preview(?:\\?v=(\\d+))?$`)
const pictureOfArtwork = new RegExp(`^/files/artworks/(${idPattern})/(preview|thumbnail)$`)
const publicPrefix = '/files/public/'
const mockUp = /^\/files\/mock-ups\/(tshirt|tumbler)\?(.+)$/

/** The bytes behind the address of an item's picture, if the actor may see them. */
export async function readByAddress(
  deps: Pick<ItemPicturesDeps, 'artwork' | 'designs' | 'files'>,
  kept: Kept<Buffer>,
  actor: Actor,
  address: string,
): Promise<Buffer | null> {
  if (address.startsWith(publicPrefix)) return buffer(await deps.files.read(address.slice('/files/'.length)))
  const [, product, query] = mockUp.exec(address) ?? []
  if (product) {
    const kind = product === 'tshirt' ? 'tshirt' : 'tumbler'
    const file = await readMockUp(deps, kept, actor, kind, new URLSearchParams(query))
    return file && buffer(await file.open())
  }
  const [, designId, version] = previewOfDesign.exec(address) ?? []
  const [, artworkId, kind] = pictureOfArtwork.exec(address) ?? []
  const file = designId
    ? await deps.designs.readPreview(actor, designId, version ? Number(version) : null)
    : artworkId
      ? await deps.artwork.readPicture(actor, artworkId, kind === 'preview' ? 'preview' : 'thumbnail')
      : null
  return file && buffer(await file.open())
}
