import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Metadata } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { inspectInto } from '#server/artwork/inspect-into.ts'
import { digestOf, listDemoFiles, renderDemoFile } from './demo-files.ts'
import { demoPicture } from './demo-picture.ts'
import { renderOpenGraph } from './open-graph.ts'

const files = listDemoFiles()
const ofName = (name: string) => files.find((file) => file.name === name) ?? expect.fail(name)

test('the stored pictures match the current drawings; if not, npm run demo:pictures makes them', async () => {
  const kept = JSON.parse((await demoPicture('digests.json')).toString())
  expect(Object.fromEntries(files.map((file) => [file.name, digestOf(file)]))).toEqual(kept)
  const found = await readdir(new URL('files/', import.meta.url), { recursive: true })
  expect(found.filter((name) => /^[^i].*\.(png|webp)$/.test(name)).sort()).toEqual(
    files.map(({ name }) => name).sort(),
  )
})

test.each(['neck-label-made-slow', 'sticker-cactus'])(
  '%s is stored with its inspection results',
  async (slug) => {
    const folder = await mkdtemp(join(tmpdir(), 'gangway-inspected-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const path = fileURLToPath(new URL(`files/artworks/${slug}.png`, import.meta.url))
    const found = await inspectInto({ path, page: 1, isTrimmed: false, ghostscript: null, folder })
    const facts = JSON.parse((await demoPicture(`inspected/${slug}/facts.json`)).toString())
    expect(found).toEqual({ ok: true, facts })
    for (const name of ['preview.webp', 'thumbnail.webp'])
      expect(
        await meanDifference(
          await demoPicture(`inspected/${slug}/${name}`),
          await readFile(join(folder, name)),
        ),
      ).toBeLessThan(1)
  },
)

test('each artwork has an inspection of its exact bytes', async () => {
  for (const { name } of files.filter((file) => file.name.startsWith('artworks/'))) {
    const kept = JSON.parse(
      (await demoPicture(name.replace(/^artworks(.*)\.png$/, 'inspected$1/facts.json'))).toString(),
    )
    expect(kept.sha256).toBe(
      createHash('sha256')
        .update(await demoPicture(name))
        .digest('hex'),
    )
  }
})

test.each([
  'artworks/neck-label-made-slow.png',
  'artworks/night-shift-coffee-laser.png',
  'originals/print-sticker-toadstool.png',
  'photographs/tshirt-royal-second-leash.webp',
  'photographs/article-what-is-a-gang-sheet.webp',
])('%s matches the script’s output', async (name) => {
  const [kept, made] = [await demoPicture(name), await renderDemoFile(ofName(name))]
  const about = ({ format, width, height, density, hasAlpha }: Metadata) => ({
    ...{ format, width, height, density, hasAlpha },
  })
  expect(about(await sharp(kept).metadata())).toEqual(about(await sharp(made).metadata()))
  expect(await meanDifference(kept, made)).toBeLessThan(1)
})

test('designs are 300 dpi, cards are square and opaque, article headers are wide', async () => {
  const [design, card, head] = await Promise.all(
    [
      'artworks/night-shift-coffee.png',
      'photographs/tumbler-20oz-navy.webp',
      'photographs/article-small-shop-story.webp',
    ].map(async (name) => await sharp(await demoPicture(name)).metadata()),
  )
  expect(design).toMatchObject({ format: 'png', width: 2_700, height: 2_700, density: 300, hasAlpha: true })
  expect(card).toMatchObject({ format: 'webp', width: 900, height: 900, hasAlpha: false })
  expect(head).toMatchObject({ format: 'webp', width: 1_200, height: 675, hasAlpha: false })
})

test('the picture for shared links is 1200 × 630, light enough to send, and as committed', async () => {
  const picture = await renderOpenGraph()
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1_200, height: 630 })
  expect(picture.length).toBeLessThanOrEqual(150 * 1024)
  const kept = await readFile(new URL('../../../app/assets/brand/open-graph.png', import.meta.url))
  expect(await meanDifference(kept, picture)).toBeLessThan(1)
})

/** Out of 255, over all channels: encoders of two machines differ by far less than 1. */
async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const raw = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer()
  const [a, b] = [await raw(one), await raw(other)]
  if (a.length !== b.length) return 255
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0))
  return sum / a.length
}
