import { join } from 'node:path'
import { z } from 'zod'
import { partKey } from '#domain/artwork/crop.ts'
import { headerStripHeight } from '#domain/content/header-strip-height.ts'
import { mm, printDpi } from '#domain/units.ts'
import { drawPart } from '#server/printfiles/draw-part.ts'
import { finishPicture } from '#server/printfiles/finish-picture.ts'
import { addHeaderStrip } from '#server/printfiles/header-strip/add-header-strip.ts'
import { composeSheet } from '#server/printfiles/pdf/compose-sheet.ts'
import { matrixOf, pageSizeOf } from '#server/printfiles/pdf/page-size.ts'
import type { PixelFile } from '#server/printfiles/pdf/pdf-tasks.ts'
import { printedParts } from '#server/printfiles/pdf/printed-parts.ts'
import { writePixels } from '#server/printfiles/pdf/write-pixels.ts'
import { writeWhite } from '#server/printfiles/white-layer.ts'
import { withMarks } from '#server/rolls/draw-marks.ts'
import { drawPreview } from '#server/rolls/draw-preview.ts'
import { surfaceOf } from '#server/rolls/roll-surface.ts'
import { readRoll } from './workload.ts'

/** Each step runs in its own process, so that its peak memory is its own: `measure.ts STEP FOLDER`. */
const [, , step, folder = ''] = process.argv
const target = join(folder, 'roll.png')

async function laidRoll(dpi: number) {
  const { roll, files } = await readRoll(folder)
  const paths = new Map(files.map(({ key, path }) => [key, path]))
  const pieces = files.map(({ piece }) => piece)
  const laid = await surfaceOf(roll, files, paths, folder)
  const { surface, artworks } = await withMarks(roll, pieces, laid, folder)
  const url = 'https://shop.example.com/admin/production/rolls/1'
  const strip = { heightInches: headerStripHeight, ticket: 'ROLL-000001', lines: ['22 × 200 in'], url }
  return addHeaderStrip({ ...surface, dpi }, artworks, strip, folder)
}

const drawAt = async (dpi: number, to: string): Promise<unknown> => {
  const work = { workFolder: join(folder, 'work'), target: to, isOneBit: false }
  return drawPart({ ...(await laidRoll(dpi)), ...work }, () => {})
}

/** The roll's images with choked white beneath all of them; without its lettering. */
async function composePdf(): Promise<void> {
  const { surface, artworks } = await laidRoll(printDpi)
  const page = pageSizeOf(surface)
  const parts = [...printedParts(surface, artworks).values()].filter(({ artwork }) => !artwork.vector)
  const pictures: PixelFile[] = []
  for (const part of parts)
    pictures.push(await writePixels({ part, target: join(folder, `pixels-${pictures.length}`) }))
  const white = await writeWhite({ path: target, chokePx: 2, target: join(folder, 'white') })
  await composeSheet({
    ...{ title: 'ROLL-000001', page, partsPath: null, forms: [], pictures },
    layers: surface.copies.flatMap((copy) => {
      const use = parts.findIndex(({ key }) => key === partKey(copy))
      return use < 0 ? [] : { use, matrix: matrixOf(copy, surface.dpi, page, mm(0)), clip: null }
    }),
    marks: { isMirrored: true, profilePath: null, cut: null, white: { name: 'White', picture: white } },
    target: join(folder, 'roll.pdf'),
  })
}

const steps = {
  draw: () => drawAt(printDpi, target),
  preview: () => drawPreview({ path: target, target: join(folder, 'roll.jpg') }),
  mirror: () =>
    finishPicture({
      ...{ path: target, target: join(folder, 'mirrored.png'), dpi: printDpi },
      ...{ isMirrored: true, profilePath: null },
    }),
  pdf: composePdf,
  'draw at 600 dpi': () => drawAt(2 * printDpi, join(folder, 'fine.png')),
}
const started = performance.now()
await steps[z.enum(['draw', 'preview', 'mirror', 'pdf', 'draw at 600 dpi']).parse(step)]()
const seconds = (performance.now() - started) / 1_000
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
console.log(
  JSON.stringify({ seconds, megabytes: maxRSS / 1_000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }),
)
