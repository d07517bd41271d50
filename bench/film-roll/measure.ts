import { join } from 'node:path'
import { z } from 'zod'
import { headerStripHeight } from '#domain/content/header-strip.ts'
import { drawPart } from '#server/printfiles/draw-part.ts'
import { addHeaderStrip } from '#server/printfiles/header-strip/add-header-strip.ts'
import { drawPreview } from '#server/rolls/draw-preview.ts'
import { surfaceOf } from '#server/rolls/roll-surface.ts'
import { readRoll } from './workload.ts'

/** A process of its own for each step, so that its peak memory is its own: `measure.ts draw|preview FOLDER`. */
const [, , step, folder = ''] = process.argv
const what = z.enum(['draw', 'preview']).parse(step)
const target = join(folder, 'roll.png')
const started = performance.now()
if (what === 'draw') {
  const { roll, files } = await readRoll(folder)
  const paths = new Map(files.map(({ key, path }) => [key, path]))
  const { surface, artworks } = await surfaceOf(roll, files, paths, folder)
  const url = 'https://shop.example.com/admin/production/rolls/1'
  const strip = { heightInches: headerStripHeight, ticket: 'ROLL-000001', lines: ['22 × 200 in'], url }
  const withStrip = await addHeaderStrip(surface, artworks, strip, folder)
  const work = { workFolder: join(folder, 'work'), target, isOneBit: false }
  await drawPart({ ...withStrip, ...work }, () => {})
} else await drawPreview({ path: target, target: join(folder, 'roll.jpg') })
const seconds = (performance.now() - started) / 1_000
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
console.log(
  JSON.stringify({ seconds, megabytes: maxRSS / 1_000, cpuSeconds: (userCPUTime + systemCPUTime) / 1e6 }),
)
