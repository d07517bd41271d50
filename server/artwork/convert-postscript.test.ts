import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { withWorkFolder } from '#server/kernel/files/work-folder.ts'
import { createLog } from '#server/kernel/log.ts'
import { others } from '#tests/drawings/look-alike.ts'
import { browse } from '#tests/harness/browse.ts'
import { onePage, stream } from '#tests/harness/files/pdf-by-hand.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import { rejections } from './rejections.ts'
import { artworks } from './tables.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** A red disc of a quarter inch in a box of 3 × ¼ in that doesn't start at the page's corner. */
const eps = Buffer.from(
  [
    '%!PS-Adobe-3.0 EPSF-3.0',
    '%%BoundingBox: 72 72 288 90',
    '%%EndComments',
    '0.9 0.1 0.2 setrgbcolor 180 81 9 0 360 arc fill',
    'showpage',
    '%%EOF',
  ].join('\n'),
)

/** Runs with a program in place of Ghostscript; `$target` is where the PDF is expected. */
async function withConverter(script: string, work: (path: string) => Promise<void>): Promise<void> {
  await withWorkFolder(async (folder) => {
    const path = join(folder, 'converter')
    const target = `target=$(echo "$@" | tr ' ' '\\n' | sed -n 's/^-sOutputFile=//p')`
    await writeFile(path, `#!/bin/sh\n${target}\n${script}\n`)
    await chmod(path, 0o700)
    await work(path)
  })
}

async function inspected(shop: TestShop, bytes: Buffer, ghostscript: string | null) {
  const browser = browse(shop)
  const id = await uploadArtwork(shop, browser, bytes, { fileName: 'logo.eps' })
  await inspectArtwork({ ...shop, log: createLog('silent'), ghostscript }, id)
  const [row] = await shop.database.orm.select().from(artworks).where(eq(artworks.id, id))
  if (!row) throw new Error('No artwork')
  return row
}

test('without a converter, an EPS upload is answered with how to save it instead', async () => {
  const { state, rejection } = await inspected(shop, eps, null)
  expect([state, rejection]).toEqual(['rejected', rejections.postscript])
})

test('the converted EPS file becomes the artwork, and the upload is not kept', async () => {
  const page = onePage({ box: '0 0 216 18', content: stream('0.9 0.1 0.2 rg 36 0 144 18 re f') })
  await withWorkFolder(async (folder) => {
    const made = join(folder, 'made.pdf')
    await writeFile(made, page())
    await withConverter(`cp '${made}' "$target"`, async (converter) => {
      const row = await inspected(shop, eps, converter)
      expect(row).toMatchObject({ state: 'ready', fileName: 'logo.eps', contentType: 'application/pdf' })
      expect(row.measured).toMatchObject({ isVector: true })
      const kept = await buffer(await shop.files.read(row.storageKey))
      expect(kept.subarray(0, 5).toString()).toBe('%PDF-')
      await shop.jobs.runDue()
      expect(await shop.files.size(`artworks/${row.id}/original`)).toBe(null)
    })
  })
})

test.each([
  ['fails', 'exit 1'],
  ['makes nothing that is a PDF', 'echo nonsense > "$target"'],
  ['takes more memory than it may', 'exec tail /dev/zero'],
])('a converter that %s is reported in plain words', async (_name, script) => {
  await withConverter(script, async (converter) => {
    const row = await inspected(shop, eps, converter)
    expect(row.state).toBe('rejected')
    expect([rejections.notConverted, rejections.wrongType]).toContain(row.rejection)
  })
})

test.runIf(await others.ghostscript.isThere())(
  'Ghostscript itself produces a drawing the size of the bounding box',
  async () => {
    const row = await inspected(shop, eps, 'gs')
    expect(row).toMatchObject({ state: 'ready', widthPx: 6_600, heightPx: 550 })
    // The disc is in the center.
    expect(Math.abs((row.inkLeftPx ?? 0) - 3_025)).toBeLessThanOrEqual(3)
    expect(Math.abs((row.inkWidthPx ?? 0) - 550)).toBeLessThanOrEqual(3)
  },
)
