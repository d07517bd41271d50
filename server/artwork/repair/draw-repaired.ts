import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyRepair } from '#domain/checks/apply-repair.ts'
import type { Repair } from '#domain/checks/repairs.ts'
import { type Mm, printDpi } from '#domain/units.ts'
import { squaredDistances } from '#nesting/index.ts'
import type { InkSource } from '#server/kernel/pictures/ink-source.ts'
import { openInk } from '#server/kernel/pictures/open-ink.ts'
import { sharp } from '#server/kernel/pictures/sharp.ts'
import { mostRepairedPixels, repairedSize } from './repaired-size.ts'

/** The task: writes the ink of an image at full resolution, repaired, as a PNG without margins. */
export async function drawRepaired({
  source,
  repair,
  target,
}: {
  source: InkSource
  repair: Repair
  target: string
}): Promise<void> {
  const { width, height } = repairedSize(source.ink, repair)
  // Repairing a drawing turns it into an image.
  const picture = await openInk(source, { width, height }, join(tmpdir(), 'drawn.png'))
  const data = await picture.toColorspace('srgb').ensureAlpha().raw().toBuffer()
  applyRepair({ width, height, data }, repair, squaredDistances)
  await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: mostRepairedPixels })
    .withMetadata({ density: densityOf(width, repair) })
    .png({ compressionLevel: 6, palette: false })
    .toFile(target)
}

/** So that a halftone is placed on any sheet at the size that it was made for. */
const densityOf = (pixels: number, repair: Repair): number =>
  repair.kind === 'halftone' ? Math.round((pixels / (repair.width as Mm)) * 25.4) : printDpi
