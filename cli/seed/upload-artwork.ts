import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureToImport } from '#server/artwork/index.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import { demoPicture } from './pictures/demo-picture.ts'

/** The actor's own upload of a demo artwork, made once and inspected in the same step; `laser`: in black and white, as tumblers are engraved. */
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
  const inspect = foundBefore(`inspected/${fileName.replace('.png', '')}`)
  return (await shop.artwork.importPicture(actor, { fileName, bytes, inspect })).id
}

/** The inspection results stored when the picture was made: inspecting all of them takes half a minute of a core. */
const foundBefore =
  (kept: string): NonNullable<PictureToImport['inspect']> =>
  async ({ folder }) => {
    for (const name of ['preview.webp', 'thumbnail.webp'])
      await writeFile(join(folder, name), await demoPicture(`${kept}/${name}`))
    return { ok: true, facts: JSON.parse((await demoPicture(`${kept}/facts.json`)).toString()) }
  }
