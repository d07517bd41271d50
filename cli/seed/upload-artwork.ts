import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import { demoPicture } from './pictures/demo-picture.ts'

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
  const bytes = await demoPicture(`artworks/${fileName}`)
  return (await shop.artwork.importPicture(actor, { fileName, bytes })).id
}
