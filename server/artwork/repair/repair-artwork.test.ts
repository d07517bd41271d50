import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { halftoneAt, hardenEdges, knockOutWhite, type Repair } from '#domain/checks/repairs.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { browse } from '#tests/harness/browse.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const repair = (shop: TestShop, actor: Actor, artwork: string, wanted: Repair) =>
  shop.operations.call('artworks.repair', actor, { ...wanted, artwork })

/** A red disc in a white box, with a white spot inside it. */
const boxed = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#fff"/>
      <circle cx="200" cy="200" r="150" fill="#c01030"/><circle cx="200" cy="200" r="40" fill="#fff"/></svg>`),
  )
    .png()
    .toBuffer()

test('a drawing is repaired as the picture it would print', async () => {
  const { actor, ...browser } = browse(shop)
  const drawing =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="4in" height="0.5in" viewBox="0 0 40 5">
    <rect x="2" y="1" width="36" height="3" fill="#fff"/><circle cx="20" cy="2.5" r="1" fill="#c01030"/></svg>`)
  const id = await uploadArtwork(shop, { actor, ...browser }, drawing, { fileName: 'fox.svg' })
  await shop.jobs.runDue()

  const repaired = await repair(shop, actor, id, knockOutWhite)

  if (!repaired.ok) throw new Error(repaired.message)
  expect(repaired.value.artwork).toMatchObject({
    isVector: false,
    state: 'ready',
    widthPx: 5_940,
    heightPx: 495,
  })
  expect(repaired.value.artwork.ink?.width).toBeGreaterThan(320)
  expect(repaired.value.artwork.ink?.width).toBeLessThan(340)
})

/** Semitransparent everywhere. */
const faded = () =>
  sharp({
    create: { width: 100, height: 100, channels: 4, background: { r: 20, g: 90, b: 200, alpha: 0.5 } },
  })
    .png()
    .toBuffer()

async function alphaOf(shop: TestShop, actor: ReturnType<typeof browse>['actor'], id: string) {
  const file = await shop.artwork.readPicture(actor, id, 'original')
  if (!file) throw new Error('There is no such picture')
  const { data, info } = await sharp(await buffer(await file.open()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): number => data[(y * info.width + x) * 4 + 3] ?? -1
  const levels = new Set(
    Array.from({ length: info.width * info.height }, (_, pixel) => data[pixel * 4 + 3] ?? 0),
  )
  return { at, levels, width: info.width, height: info.height }
}

test('a white box is removed at full size, white inside the art stays, and the original is kept', async () => {
  const { actor, ...browser } = browse(shop)
  const id = await uploadArtwork(shop, { actor, ...browser }, await boxed(), { fileName: 'fox.png' })
  await shop.jobs.runDue()
  expect((await shop.artwork.get(actor, id))?.measured?.hasWhiteBox).toBe(true)

  const repaired = await repair(shop, actor, id, knockOutWhite)

  if (!repaired.ok) throw new Error(repaired.message)
  expect(repaired.value.artwork).toMatchObject({
    fileName: 'fox (no background).png',
    widthPx: 400,
    state: 'ready',
  })
  expect(repaired.value.artwork.measured?.hasWhiteBox).toBe(false)
  expect(repaired.value.artwork.ink?.left).toBeGreaterThan(45)
  const { at } = await alphaOf(shop, actor, repaired.value.artwork.id)
  expect([at(5, 5), at(200, 100), at(200, 200)]).toEqual([0, 255, 255])
  expect(await shop.artwork.get(actor, id)).toMatchObject({ fileName: 'fox.png', widthPx: 400 })
})

test('hard edges and halftone dots leave no see-through pixels; dots are made at print size', async () => {
  const { actor, ...browser } = browse(shop)
  const id = await uploadArtwork(shop, { actor, ...browser }, await faded(), { fileName: 'haze.png' })
  await shop.jobs.runDue()

  const hard = await repair(shop, actor, id, hardenEdges)
  const dots = await repair(shop, actor, id, halftoneAt(25.4))

  if (!hard.ok || !dots.ok) throw new Error('not repaired')
  expect([...(await alphaOf(shop, actor, hard.value.artwork.id)).levels]).toEqual([255])
  const drawn = await alphaOf(shop, actor, dots.value.artwork.id)
  expect([drawn.width, drawn.height]).toEqual([300, 300])
  expect([...drawn.levels].sort()).toEqual([0, 255])
  expect(dots.value.artwork.dpi).toBe(300)
})

test('a rim is removed; repairs without permission and invalid repairs are refused', async () => {
  const { actor, ...browser } = browse(shop)
  const id = await uploadArtwork(shop, { actor, ...browser }, await boxed(), { fileName: 'fox.png' })
  await shop.jobs.runDue()

  const trimmed = await repair(shop, actor, id, { kind: 'trim_edge', share: 0.05 })
  if (!trimmed.ok) throw new Error(trimmed.message)
  expect(trimmed.value.artwork.ink).toMatchObject({ left: 20, top: 20, width: 360, height: 360 })
  expect(await repair(shop, browse(shop).actor, id, hardenEdges)).toMatchObject({ code: 'not_found' })
  expect(
    await shop.operations.callByName('artworks.repair', actor, { artwork: id, kind: 'paint' }),
  ).toMatchObject({ reason: 'invalid' })
  const gone = await repair(shop, actor, id, {
    kind: 'knock_out',
    color: [192, 16, 48],
    tolerance: 128,
    from: 'everywhere',
  })
  expect(gone).toMatchObject({ ok: true })
  expect(await shop.artwork.list(actor)).toHaveLength(3)
})
