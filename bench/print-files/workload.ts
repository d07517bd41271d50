import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import {
  emptyPlacementDocument,
  type PlacementDocument,
  seedGangSheetSizes,
} from '#domain/artwork/gang-sheet.ts'
import { inches, inchesToMm, mm } from '#domain/units.ts'
import type { SheetArtwork } from '#server/printfiles/overlay-size.ts'

export const artworkPx = 2_000
const columns = 3
const rows = 15

export type Workload = { document: PlacementDocument; artworks: SheetArtwork[] }

/**
 * A full sheet of 22 × 120 in: 45 placements of 45 artworks. `asDrawn`: every artwork is printed at its own
 * pixels. Otherwise each is made 6 % smaller and every second one turned, as on shoppers' sheets.
 */
export async function makeWorkload(folder: string, asDrawn: boolean): Promise<Workload> {
  await mkdir(folder, { recursive: true })
  const size = seedGangSheetSizes.find(({ id }) => id === 120)
  if (!size) throw new Error('There is no sheet of 120 in')
  const printed = inchesToMm(inches((artworkPx / 300) * (asDrawn ? 1 : 0.94)))
  const artworks = Array.from({ length: columns * rows }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    path: join(folder, `${index}.png`),
    ink: { left: 0, top: 0, width: artworkPx, height: artworkPx },
  }))
  const placements = artworks.map((artwork, index) => ({
    id: `p${index}`,
    artworkId: artwork.id,
    x: mm(95 + (index % columns) * 182),
    y: mm(98 + Math.floor(index / columns) * 201),
    width: printed,
    height: printed,
    rotation: asDrawn || index % 2 === 0 ? 0 : 90,
    mirrored: false,
    locked: false,
  }))
  return { document: { ...emptyPlacementDocument(size), placements }, artworks }
}

export async function drawArtworks({ artworks }: Workload): Promise<void> {
  for (const [index, { path }] of artworks.entries()) {
    await sharp(Buffer.from(drawing(index)))
      .png()
      .toFile(path)
  }
}

/** Gradients, edges and transparency in about the mix of real transfers. */
function drawing(index: number): string {
  const hue = (index * 47) % 360
  const rays = Array.from({ length: 24 }, (_, ray) => {
    const turn = ray * 15 + index
    return `<path d="M0 0L60 -960L-60 -960Z" fill="hsl(${(hue + ray * 9) % 360} 70% 55%)" transform="rotate(${turn})"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${artworkPx}" height="${artworkPx}" viewBox="-1000 -1000 2000 2000">
<defs><radialGradient id="g"><stop offset="0" stop-color="hsl(${hue} 80% 60%)"/><stop offset="1" stop-color="hsl(${hue} 80% 25%)"/></radialGradient></defs>
<circle r="998" fill="none" stroke="hsl(${hue} 50% 30%)" stroke-width="4"/>${rays.join('')}<circle r="520" fill="url(#g)"/></svg>`
}
