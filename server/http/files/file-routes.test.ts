import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { shirtAddress } from '#domain/mock-up/shirt-look.ts'
import { garmentCuts } from '#domain/tshirt/garments.ts'
import { mm } from '#domain/units.ts'
import { type Browser, browse, signInFrom } from '#tests/harness/browse.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const picture = () => transparentPng({ width: 60, height: 40 }, { left: 5, top: 5, width: 30, height: 20 })

const kinds = ['preview', 'thumbnail', 'original']

test('pictures are private, cached permanently, never sniffed; the original is only downloaded', async () => {
  const browser = browse(shop)
  const id = await readyArtwork(shop, browser, 'Ägäis "1"\r\n<b>.png')

  const preview = await browser.get(`/files/artworks/${id}/preview`)
  expect(preview.status).toBe(200)
  expect(preview.headers.get('content-type')).toBe('image/webp')
  expect(preview.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  expect(preview.headers.get('x-content-type-options')).toBe('nosniff')
  expect(preview.headers.get('content-security-policy')).toBe(`default-src 'none'; sandbox`)
  expect(preview.headers.get('content-disposition')).toMatch(/^inline; /)

  const original = await browser.get(`/files/artworks/${id}/original`)
  expect(original.headers.get('content-type')).toBe('image/png')
  expect(original.headers.get('content-disposition')).toBe(
    `attachment; filename="_g_is _1__b_.png"; filename*=UTF-8''%C3%84g%C3%A4is%20%221%22%3Cb%3E.png`,
  )
})

test('files the browser already has are not sent again', async () => {
  const browser = browse(shop)
  const id = await readyArtwork(shop, browser)
  const first = await browser.get(`/files/artworks/${id}/preview`)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]{64}-preview"$/)

  const second = await browser.get(`/files/artworks/${id}/preview`, { 'if-none-match': etag })

  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('strangers get the same plain 404 for someone else’s artwork and for a missing one', async () => {
  const owner = browse(shop)
  const stranger = await signInFrom(shop, browse(shop))
  const id = await readyArtwork(shop, owner)

  for (const kind of kinds) {
    const foreign = await stranger.get(`/files/artworks/${id}/${kind}`)
    const missing = await stranger.get(`/files/artworks/${randomUUID()}/${kind}`)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(await foreign.text()).toBe(await missing.text())
  }
  expect((await stranger.get(`/api/v1/artworks/${id}`)).status).toBe(404)
  expect((await stranger.send('DELETE', `/api/v1/artworks/${id}`)).status).toBe(404)
  expect((await owner.get(`/files/artworks/${id}/preview`)).status).toBe(200)
})

test('staff see every picture but cannot remove it', async () => {
  const id = await readyArtwork(shop, browse(shop))
  const staff = await signInFrom(shop, browse(shop), 'admin')

  for (const kind of kinds) expect((await staff.get(`/files/artworks/${id}/${kind}`)).status).toBe(200)
  expect((await staff.send('DELETE', `/api/v1/artworks/${id}`)).status).toBe(404)
})

test('a removed artwork leaves the list but keeps its bytes', async () => {
  const browser = browse(shop)
  const id = await readyArtwork(shop, browser)

  expect((await browser.send('DELETE', `/api/v1/artworks/${id}`)).status).toBe(204)
  expect((await browser.send('DELETE', `/api/v1/artworks/${id}`)).status).toBe(404)

  expect((await (await browser.get('/api/v1/artworks')).json()).artworks).toEqual([])
  expect((await browser.get(`/api/v1/artworks/${id}`)).status).toBe(404)
  expect(await shop.artwork.describeForPrinting([id])).toHaveLength(1)
})

test('a picture being inspected or rejected is not served; the rejection reason is shown', async () => {
  const browser = browse(shop)
  const id = await uploadArtwork(shop, browser, Buffer.from('this is a letter'), { fileName: 'fox.png' })
  expect((await browser.get(`/files/artworks/${id}/original`)).status).toBe(404)

  await shop.jobs.runDue()

  expect((await browser.get(`/files/artworks/${id}/original`)).status).toBe(404)
  expect((await (await browser.get(`/api/v1/artworks/${id}`)).json()).artwork).toMatchObject({
    state: 'rejected',
    rejection: expect.stringContaining('We can’t read this file as an image or drawing.'),
  })
})

test.each([
  '/files/artworks/../../../etc/passwd/original',
  '/files/artworks/%2e%2e%2foriginal/original',
  '/files/artworks/1/original',
])('%s is not found', async (path) => {
  expect((await browse(shop).get(path)).status).toBe(404)
})

async function readyArtwork(shop: TestShop, browser: Browser, fileName?: string): Promise<string> {
  const id = await uploadArtwork(shop, browser, await picture(), { fileName })
  await shop.jobs.runDue()
  return id
}

test('a picture still being drawn says when to ask again, and strangers get nothing', async () => {
  const browser = browse(shop)
  const ready = await readyArtwork(shop, browser)
  const coming = await uploadArtwork(shop, browser, await picture())
  const saved = await shop.designs.save(browser.actor, designForm([placed(ready, { height: mm(80 / 3) })]))
  if (!saved.ok) throw new Error(saved.message)
  const look = { cut: garmentCuts[0], size: 'M' as const, color: '#112233', side: 'front' as const }
  const print = { zone: 'full-front' as const, left: 0, top: 0, width: 4, height: 4, artworkId: coming }
  const addresses = [
    `/files/artworks/${coming}/preview`,
    `/files/designs/${saved.design.designId}/preview?v=1`,
    shirtAddress({ ...look, prints: [print] }, 480),
  ]
  const staff = await signInFrom(shop, browse(shop), 'admin')
  const asked = async (by: Browser) =>
    Promise.all(
      addresses.map(async (address) => {
        const { status, headers } = await by.get(address)
        return [status, headers.get('retry-after')]
      }),
    )
  for (const by of [browser, staff])
    expect(await asked(by)).toEqual([
      [404, '2'],
      [404, '2'],
      [404, '2'],
    ])
  expect(await asked(browse(shop))).toEqual([
    [404, null],
    [404, null],
    [404, null],
  ])
  await shop.jobs.runDue()
  expect(await asked(staff)).toEqual([
    [200, null],
    [200, null],
    [200, null],
  ])
  const none = await staff.get(`/files/artworks/${randomUUID()}/preview`)
  expect([none.status, none.headers.get('retry-after')]).toEqual([404, null])
})
