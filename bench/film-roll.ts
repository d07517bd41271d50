import { execFile } from 'node:child_process'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { printDpi } from '#domain/units.ts'
import { smallProcess } from '#server/kernel/decoding/decoder.ts'
import { makeRoll, pieceKinds } from './film-roll/workload.ts'
import type { Benchmark } from './harness.ts'

const runFile = promisify(execFile)
const measure = join(import.meta.dirname, 'film-roll/measure.ts')
const measured = z.object({ seconds: z.number(), megabytes: z.number(), cpuSeconds: z.number() })

/** Four times as many pixels; reported without a limit. */
const fine = 'draw at 600 dpi'

/** For the drawing process: what a shop on a small machine can spare. */
const mostMegabytes = 500
/** For each step: an upper bound on a machine with other work running. */
const mostSeconds = 30

/**
 * A roll of film as long as the printer takes, at 300 and 600 dpi: time and memory to draw it, its preview and its PDF.
 * `--steps draw` runs only some steps.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  try {
    for (const { key, widthPx, heightPx } of pieceKinds)
      await sharp(Buffer.from(picture(widthPx, heightPx)), { limitInputPixels: false })
        .png()
        .toFile(join(folder, `${key}.png`))
    const { roll, files } = await makeRoll(folder)
    const sides = [roll.widthPx, roll.heightPx].map((side) => Number((side / printDpi).toFixed(1)))
    say(`${sides.join(' × ')} in at ${printDpi} dpi, ${files.length} pieces`)
    const steps = options.steps?.split(',') ?? ['draw', 'preview', 'mirror', 'pdf', fine]
    for (const step of steps) {
      const env = { ...process.env, ...smallProcess.env }
      const words = [...smallProcess.execArgv, measure, step, folder]
      const { stdout } = await runFile(process.execPath, words, { env })
      const { seconds, megabytes, cpuSeconds } = measured.parse(JSON.parse(stdout))
      report({
        label: `${step}: time`,
        value: seconds,
        unit: 's',
        ...(step !== fine && { atMost: mostSeconds }),
      })
      report({ label: `${step}: CPU`, value: cpuSeconds, unit: 's' })
      report({
        label: `${step}: peak memory`,
        value: megabytes,
        unit: 'MB',
        ...(step !== fine && { atMost: mostMegabytes }),
      })
    }
    report({ label: 'file', value: (await stat(join(folder, 'roll.png'))).size / 1e6, unit: 'MB' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Gradients, edges and transparency. */
function picture(width: number, height: number): string {
  const rays = Array.from({ length: 24 }, (_, ray) => {
    const [hue, turn] = [ray * 15, ray * 15]
    return `<path d="M0 0L60 -960L-60 -960Z" fill="hsl(${hue} 70% 55%)" transform="rotate(${turn})"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="-1000 -1000 2000 2000" preserveAspectRatio="none">
<defs><radialGradient id="g"><stop offset="0" stop-color="#e83a8c"/><stop offset="1" stop-color="#1d4ed8"/></radialGradient></defs>
${rays.join('')}<circle r="520" fill="url(#g)"/></svg>`
}
