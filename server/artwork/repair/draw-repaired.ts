import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { InkBox } from '#domain/artwork.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { type Mm, mm, mmToPixels, printDpi } from '#domain/units.ts'
import { type InkSource, openInk } from '#server/kernel/open-ink.ts'
import { repairInThread } from '../pixels/threads.ts'

/** More pixels than these are not held in memory at once: 4 bytes each, twice. */
export const mostRepairedPixels = 40_000_000

/** The size in px at which a repair is made: the ink's own, but for a halftone, whose dots are print pixels. */
export function repairedSize(ink: InkBox, repair: Repair): { width: number; height: number } {
  if (repair.kind !== 'halftone') return { width: ink.width, height: ink.height }
  const width = Math.max(1, Math.round(mmToPixels(mm(repair.width), printDpi)))
  return { width, height: Math.max(1, Math.round((width * ink.height) / ink.width)) }
}

/** The ink of a picture at full resolution, repaired: a PNG without anything around it. */
export async function drawRepaired(source: InkSource, repair: Repair): Promise<Uint8Array> {
  const { width, height } = repairedSize(source.ink, repair)
  const data = await pixelsOf(source, { width, height })
  const repaired = await repairInThread({ width, height, data }, repair)
  return sharp(repaired, { raw: { width, height, channels: 4 }, limitInputPixels: mostRepairedPixels })
    .withMetadata({ density: densityOf(width, repair) })
    .png({ compressionLevel: 6, palette: false })
    .toBuffer()
}

/** A drawing becomes a picture by its repair. */
async function pixelsOf(source: InkSource, size: { width: number; height: number }): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-repair-'))
  try {
    const picture = await openInk(source, size, join(folder, 'drawn.png'))
    return await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** So that a halftone comes onto any sheet at the size that it was made for. */
const densityOf = (pixels: number, repair: Repair): number =>
  repair.kind === 'halftone' ? Math.round((pixels / (repair.width as Mm)) * 25.4) : printDpi
