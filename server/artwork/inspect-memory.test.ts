import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { InkBox } from '#domain/artwork/ink-box.ts'

import { stripedPng } from '#tests/harness/pictures.ts'
import { someOf } from '#tests/harness/run-form.ts'

const megabyte = 1_000_000

/** Only one of them in the short form: both process the file in strips, at hundreds of MB each. */
const pictures = someOf(
  [
    { picture: 'a PNG of 6,000 × 6,000 px with transparency', draw: drawFarApart },
    { picture: 'a whole sheet of 6,600 × 36,000 px, 950 MB raw,', draw: drawSheet },
  ],
  1,
)

test.each(pictures)('$picture is inspected in under 400 MB', async ({ draw }) => {
  const { bytes, ink } = await draw()
  const alone = await inspectAlone(bytes)
  expect(alone.ink).toEqual(ink)
  expect(alone.peakBytes).toBeLessThan(400 * megabyte)
})

type Drawn = { bytes: Buffer; ink: InkBox }

async function drawFarApart(): Promise<Drawn> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const tile = await sharp({ create: { width: 1_500, height: 1_500, channels: 4, background, noise } })
    .png()
    .toBuffer()
  const bytes = await sharp({ create: { width: 6_000, height: 6_000, channels: 4, background } })
    .composite([
      { input: tile, left: 500, top: 700 },
      { input: tile, left: 4_000, top: 4_200 },
    ])
    .png({ compressionLevel: 3 })
    .toBuffer()
  return { bytes, ink: { left: 500, top: 700, width: 5_000, height: 5_000 } }
}

async function drawSheet(): Promise<Drawn> {
  const { width, height } = { width: 6_600, height: 36_000 }
  const line = Buffer.alloc(1 + width * 4)
  line.fill(255, 1 + 100 * 4, 1 + 6_500 * 4)
  const ink = { left: 100, top: 0, width: 6_400, height }
  return { bytes: await stripedPng({ width, height }, line), ink }
}

type Alone = { ink: unknown; peakBytes: number }

/** In a separate process, so that its peak memory is that of the inspection. */
async function inspectAlone(bytes: Buffer): Promise<Alone> {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-test-'))
  try {
    const path = join(folder, 'original')
    await writeFile(path, bytes)
    const script = `
      const { readFile } = await import('node:fs/promises')
      // Linux counts what the process that started this one held into maxRSS.
      const peakKibibytes = async () => process.platform === 'linux'
        ? Number(/VmHWM:\\s+(\\d+)/.exec(await readFile('/proc/self/status', 'utf8'))[1])
        : process.resourceUsage().maxRSS
      const { inspectPicture } = await import(${JSON.stringify(new URL('./inspect-picture.ts', import.meta.url))})
      const inspection = await inspectPicture(${JSON.stringify(path)})
      if (!inspection.ok) throw new Error(inspection.rejection)
      const peakBytes = (await peakKibibytes()) * 1024
      process.stdout.write(JSON.stringify({ ink: inspection.facts.ink, peakBytes }))`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(await text(child.stdout))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
