import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { z } from 'zod'
import { sheetSurface } from '#domain/orders/print-parts.ts'
import { mmToPixels } from '#domain/units.ts'
import { overlaySize } from '#server/printfiles/overlay-size.ts'
import { renderSheet } from '#server/printfiles/render-sheet.ts'
import { memoryMegabytes } from '../shop/read-process.ts'
import { kinds, makeWorkload, type Workload } from './workload.ts'

/** Each run is a process of its own, so that its peak memory is its own: `measure.ts ours|plain FOLDER KIND`. */
const [, , who = 'ours', folder = '', kind = ''] = process.argv
const workload = await makeWorkload(folder, z.enum(kinds).parse(kind))
const target = join(folder, `${who}.png`)
const started = performance.now()
if (who === 'ours')
  await renderSheet({
    surface: sheetSurface(workload.document),
    artworks: workload.artworks,
    workFolder: join(folder, 'work'),
    target,
  })
else await plainComposite(workload, target)
const seconds = (performance.now() - started) / 1_000
const { userCPUTime, systemCPUTime } = process.resourceUsage()
// Its `maxRSS` would start at that of the parent process.
const { most } = memoryMegabytes(process.pid)
console.log(JSON.stringify({ seconds, megabytes: most, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }))
await rm(target, { force: true })

/** The obvious first version: every image resized in memory, all passed to one composite. */
async function plainComposite({ document, artworks }: Workload, file: string): Promise<void> {
  const overlays: OverlayOptions[] = await Promise.all(
    document.placements.map(async (placement, index) => {
      const size = overlaySize(placement, 300)
      const isAsDrawn = size.width === artworks[index % artworks.length]?.ink.width && size.turn === 0
      const path = artworks[index % artworks.length]?.path
      const input = isAsDrawn
        ? path
        : await sharp(path)
            .resize(size.width, size.height, { fit: 'fill' })
            .rotate(size.turn)
            .png()
            .toBuffer()
      const left = Math.round(mmToPixels(placement.x, 300) - size.width / 2)
      const top = Math.round(mmToPixels(placement.y, 300) - size.height / 2)
      return { input, left, top }
    }),
  )
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  await sharp({ create: { width: 6_600, height: 36_000, channels: 4, background } })
    .composite(overlays)
    .withMetadata({ density: 300 })
    .png({ compressionLevel: 6 })
    .toFile(file)
}
