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

/** Placements across the sheet, down it, and the distance between them in inches. */
const grids = {
  few: { columns: 3, rows: 15, across: 182 / 25.4, down: 201 / 25.4 },
  many: { columns: 5, rows: 47, across: 4.3, down: 2.54 },
}
const artworkCount = 45

/**
 * `asDrawn`: 45 placements of 45 artworks, each printed at its own pixels. `resized`: each is made 6 % smaller and every second
 * one turned, as on shoppers' sheets. `many`: 235 placements of them, at 2.4 in.
 */
export const kinds = ['resized', 'asDrawn', 'many'] as const
export type Kind = (typeof kinds)[number]
const shares = { resized: 0.94, asDrawn: 1, many: 0.36 }

export type Workload = { document: PlacementDocument; artworks: SheetArtwork[] }

/** A full sheet of 22 × 120 in. */
export async function makeWorkload(folder: string, kind: Kind): Promise<Workload> {
  await mkdir(folder, { recursive: true })
  const size = seedGangSheetSizes.find(({ id }) => id === 120)
  if (!size) throw new Error('There is no sheet of 120 in')
  const printed = inchesToMm(inches((artworkPx / 300) * shares[kind]))
  const artworks = Array.from({ length: artworkCount }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    path: join(folder, `${index}.png`),
    ink: { left: 0, top: 0, width: artworkPx, height: artworkPx },
  }))
  const { columns, rows, across, down } = grids[kind === 'many' ? 'many' : 'few']
  const margin = printed / 2 + 10
  const placements = Array.from({ length: columns * rows }, (_, index) => ({
    id: `p${index}`,
    artworkId: artworks[index % artworkCount]?.id ?? '',
    x: mm(margin + inchesToMm(inches((index % columns) * across))),
    y: mm(margin + inchesToMm(inches(Math.floor(index / columns) * down))),
    width: printed,
    height: printed,
    rotation: kind === 'asDrawn' || index % 2 === 0 ? 0 : 90,
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
