import sharp from 'sharp'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import { findArtwork } from './pictures/artworks.ts'
import { renderArtwork } from './pictures/render-artwork.ts'

/** The actor's own upload of a demo artwork, made once; `laser`: in black and white, as tumblers are engraved. */
export async function uploadDemoArtwork(
  shop: Pick<Shop, 'artwork'>,
  actor: Actor,
  slug: string,
  colors: 'all' | 'laser' = 'all',
): Promise<string> {
  const fileName = colors === 'laser' ? `${slug}-laser.png` : `${slug}.png`
  const known = (await shop.artwork.list(actor)).find((artwork) => artwork.fileName === fileName)
  if (known) return known.id
  const drawn = await renderArtwork(findArtwork(slug))
  const bytes = colors === 'laser' ? await inBlackAndWhite(drawn) : drawn
  return (await shop.artwork.importPicture(actor, { fileName, bytes })).id
}

const inBlackAndWhite = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#ffffff' }).greyscale().threshold(150).png().toBuffer()
