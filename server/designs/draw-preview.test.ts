import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { browse } from '#tests/harness/browse.ts'
import { designForm, placed, readyArtwork } from '#tests/harness/design.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { shareTestShop, startTestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { previewKey } from './present.ts'

const shop = await shareTestShop()

const size = { width: 300, height: 200 }
const ink = { left: 50, top: 40, width: 200, height: 100 }

test('a sheet’s picture shows each copy in its place on a transparent background', async () => {
  const browser = browse(shop)
  const artworkId = await readyArtwork(shop, browser)
  const upright = placed(artworkId, { x: mm(100), y: mm(100) })
  const turned = placed(artworkId, { id: 'placement-2', x: mm(300), y: mm(200), rotation: 90 })
  const saved = await shop.designs.save(browser.actor, designForm([upright, turned], 24))
  if (!saved.ok) throw new Error(saved.message)
  await shop.jobs.runDue()

  const design = await shop.designs.get(browser.actor, saved.design.designId)
  expect(design?.previewUrl).toBe(`/files/designs/${saved.design.designId}/preview?v=1`)
  const answer = await browser.get(design?.previewUrl ?? '')
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toContain('immutable')

  const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([917, 1_000, 4])
  const scale = 1_000 / (24 * 25.4)
  const alpha = (xMm: number, yMm: number): number =>
    data[(Math.round(yMm * scale) * info.width + Math.round(xMm * scale)) * 4 + 3] ?? -1
  expect([alpha(100, 100), alpha(82, 100), alpha(118, 108)]).toEqual([255, 255, 255])
  expect([alpha(78, 100), alpha(100, 113), alpha(300, 222)]).toEqual([0, 0, 0])
  expect([alpha(300, 200), alpha(300, 182), alpha(308, 218)]).toEqual([255, 255, 255])
  expect([alpha(318, 200), alpha(282, 200)]).toEqual([0, 0])
})

test('each version keeps its own picture, and strangers cannot see it', async () => {
  const browser = browse(shop)
  const artworkId = await readyArtwork(shop, browser)
  const first = await shop.designs.save(browser.actor, designForm([placed(artworkId)]))
  if (!first.ok) throw new Error(first.message)
  const { designId } = first.design
  await shop.jobs.runDue()
  const picture = async (version: number) => {
    const answer = await browser.get(`/files/designs/${designId}/preview?v=${version}`)
    return Buffer.from(await answer.arrayBuffer())
  }
  const before = await picture(1)

  const moved = designForm([placed(artworkId, { x: mm(400) })])
  await shop.designs.save(browser.actor, { ...moved, designId, version: 1 })
  await shop.jobs.runDue()

  expect((await picture(1)).equals(before)).toBe(true)
  expect((await picture(2)).equals(before)).toBe(false)
  expect((await browse(shop).get(`/files/designs/${designId}/preview`)).status).toBe(404)
})

test('a picture missing from storage is not found, and its maker is notified of each one drawn', async () => {
  await using shop = await startTestShop({ isAlive: true })
  const browser = browse(shop)
  const heard = Promise.withResolvers<{ event: string; id: string }>()
  const artworkId = await uploadArtwork(shop, browser, await transparentPng(size, ink))
  await expect.poll(async () => (await shop.artwork.get(browser.actor, artworkId))?.state).toBe('ready')
  shop.realtime.subscribe(`artwork:${browser.visitorId}`, ({ event, id }) => {
    if (event.startsWith('design.')) heard.resolve({ event, id })
  })
  const saved = await shop.designs.save(browser.actor, designForm([placed(artworkId)]))
  if (!saved.ok) throw new Error(saved.message)
  const { designId } = saved.design
  expect(await heard.promise).toEqual({ event: 'design.changed', id: designId })
  expect(await shop.designs.readPreview(browser.actor, designId, null)).not.toBeNull()
  await shop.files.remove(previewKey(designId, 1))
  expect(await shop.designs.readPreview(browser.actor, designId, null)).toBeNull()
})

test('a rotated copy that fills the sheet edge to edge is drawn', async () => {
  const browser = browse(shop)
  const artworkId = await readyArtwork(shop, browser)
  const middle = { x: mm(279.4), y: mm(152.4) }
  const full = placed(artworkId, { ...middle, width: mm(558.8), height: mm(279.4) })
  const turned = { ...full, id: 'placement-2', width: mm(280), height: mm(140), rotation: 45 }
  const saved = await shop.designs.save(browser.actor, designForm([full, turned], 12))
  if (!saved.ok) throw new Error(saved.message)

  await shop.jobs.runDue()

  expect((await shop.designs.get(browser.actor, saved.design.designId))?.previewUrl).not.toBe(null)
})
