import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { drawLayers } from '#cli/seed/pictures/garments/draw-layers.ts'
import { cupShapeOf } from '#domain/mock-up/cup-shape.ts'
import { layerFile, layerSide, planes, readLayers } from '#domain/mock-up/layers.ts'
import { lookOfDesign, type ShirtLook, shirtAddress } from '#domain/mock-up/shirt-look.ts'
import { tumblerAddress } from '#domain/mock-up/tumbler-look.ts'
import { boxOfZone, frameOf } from '#domain/tshirt/garment-shape.ts'
import { garmentCuts } from '#domain/tshirt/garments.ts'
import { placementZones } from '#domain/tshirt/placement-zones.ts'
import { tshirtSizes } from '#domain/tshirt/sizes.ts'
import { browse } from '#tests/harness/browse.ts'
import { sellLines, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const width = 240
const bare: ShirtLook = { cut: 'tee', size: 'M', color: '#1f2d4d', side: 'front', prints: [] }

const red = () =>
  sharp({ create: { width: 80, height: 80, channels: 4, background: { r: 220, g: 20, b: 30, alpha: 1 } } })
    .png()
    .toBuffer()

async function pixelsOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  }
}

const isRed = ([r = 0, g = 0, b = 0]: number[]): boolean => r > 90 && r > 2 * g && r > 2 * b

test('artwork appears in its zone on every garment, in every size, and nowhere else', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await red())
  const looks = fc.sample(
    fc.record({
      cut: fc.constantFrom(...garmentCuts),
      size: fc.constantFrom(...tshirtSizes),
      zone: fc.constantFrom(...placementZones),
    }),
    4,
  )
  for (const { cut, size, zone } of looks) {
    const print = {
      artworkId,
      zone: zone.id,
      left: 0,
      top: 0,
      width: zone.maxWidth,
      height: zone.maxWidth * 0.8,
    }
    const look: ShirtLook = { cut, size, color: '#1f2d4d', side: zone.side, prints: [print] }
    const query = new URL(shirtAddress(look, 480), 'http://shop').searchParams
    const file = await shop.itemPictures.readMockUp(actor, 'tshirt', query)
    const picture = await pixelsOf(file ? await buffer(await file.open()) : Buffer.of())
    const frame = frameOf(cut, size)
    const box = boxOfZone(zone, cut, size)
    const onPicture = (inches: number, start: number) => Math.round(((inches - start) / frame.side) * 480)
    const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, box.width * 0.4)]
    const told = `${cut} ${size} ${zone.name}`
    expect(isRed(picture.at(onPicture(x, frame.left), onPicture(y, frame.top))), told).toBe(true)
    const beside = box.left - 1.5
    expect(isRed(picture.at(onPicture(beside, frame.left), onPicture(y, frame.top))), told).toBe(false)
    expect(isRed(picture.at(4, 4)), told).toBe(false)
  }
})

test('artwork in the corner of a sleeve hangs at the sleeve’s angle', async () => {
  const actor = visitor()
  const artworkId = await uploadPicture(shop, actor, await red())
  const [cut, size, side] = ['tee', 'M', 0.6] as const
  const print = { artworkId, zone: 'sleeve', left: 0, top: 0, width: side, height: side } as const
  const query = new URL(shirtAddress({ ...bare, cut, size, prints: [print] }, 480), 'http://shop')
    .searchParams
  const file = await shop.itemPictures.readMockUp(actor, 'tshirt', query)
  const picture = await pixelsOf(file ? await buffer(await file.open()) : Buffer.of())
  const zone = placementZones.find(({ id }) => id === 'sleeve') ?? expect.fail()
  const frame = frameOf(cut, size)
  const { left, top, width, height, angle } = boxOfZone(zone, cut, size)
  const radians = (angle * Math.PI) / 180
  const [right, down] = [side / 2 - width / 2, side / 2 - height / 2]
  const x = left + width / 2 + right * Math.cos(radians) - down * Math.sin(radians)
  const y = top + height / 2 + right * Math.sin(radians) + down * Math.cos(radians)
  const onPicture = (inches: number, start: number) => Math.round(((inches - start) / frame.side) * 480)
  expect(isRed(picture.at(onPicture(x, frame.left), onPicture(y, frame.top)))).toBe(true)
})

test.each([
  ['tall', { width: 100, height: 400 }, { across: 1, down: 4 }],
  ['wide', { width: 400, height: 100 }, { across: 2, down: 0.5 }],
])('a %s engraving is centered on its side, as large as its field allows', async (_what, ink, size) => {
  const actor = visitor()
  const picture = { create: { ...ink, channels: 4, background: '#000000' } } as const
  const artworkId = await uploadPicture(shop, actor, await sharp(picture).png().toBuffer())
  const [sizeId, side] = ['20oz', 960] as [string, number]
  const look = { sizeId, finish: 'black', designType: 'single', side: 'front', wrap: null } as const
  const drawn = async (artwork: string | null) => {
    const query = new URL(tumblerAddress({ ...look, artworkId: artwork }, side), 'http://shop').searchParams
    const file = await shop.itemPictures.readMockUp(actor, 'tumbler', query)
    return pixelsOf(file ? await buffer(await file.open()) : Buffer.of())
  }
  const [bare, engraved] = [await drawn(null), await drawn(artworkId)]
  const { frame, level } = cupShapeOf(sizeId)
  const changed = { left: side, right: 0, top: side, bottom: 0 }
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [before, after] = [bare.at(x, y), engraved.at(x, y)]
      if (before.every((level, at) => Math.abs(level - (after[at] ?? 0)) < 60)) continue
      changed.left = Math.min(changed.left, x)
      changed.right = Math.max(changed.right, x)
      changed.top = Math.min(changed.top, y)
      changed.bottom = Math.max(changed.bottom, y)
    }
  const inches = (pixels: number): number => (pixels / side) * frame.side
  // On a cup that is round, and narrower at its base.
  expect(inches((changed.left + changed.right) / 2) + frame.left).toBeCloseTo(0, 1)
  expect(Math.abs(inches((changed.top + changed.bottom) / 2) + frame.top - level.side)).toBeLessThan(0.2)
  expect(Math.abs(inches(changed.right - changed.left) / size.across - 1)).toBeLessThan(0.2)
  expect(Math.abs(inches(changed.bottom - changed.top) / size.down - 1)).toBeLessThan(0.2)
})

test('a picture with artwork is only for its owner and staff; without it, for everyone', async () => {
  const owner = browse(shop)
  const artworkId = await uploadPicture(shop, owner.actor, await red())
  const print = { artworkId, zone: 'pocket', left: 0, top: 0, width: 2, height: 2 } as const
  const address = shirtAddress({ ...bare, prints: [print] }, width)

  const answer = await owner.get(address)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
  const { width: drawn } = await pixelsOf(Buffer.from(await answer.arrayBuffer()))
  expect([answer.status, drawn]).toEqual([200, width])
  const stranger = browse(shop)
  expect((await stranger.get(address)).status).toBe(404)
  expect((await stranger.get(shirtAddress(bare, width))).status).toBe(200)
  for (const wrong of ['w=241', 'size=9XL', 'color=red', 'cut=hat', 'side=top'])
    expect((await stranger.get(`${shirtAddress(bare, width)}&${wrong}`)).status).toBe(404)
})

test('an order’s email shows the finished shirt to anyone who opens it, and an altered address does not', async () => {
  const buyer = visitor()
  const artworkId = await uploadPicture(shop, buyer, await red())
  const order = await sellLines(shop, buyer, [shirtLine({ zones: [['full-front', artworkId, 12]] })])
  await shop.jobs.runDue()
  const mails = await shop.mail.list()
  const mail = mails.find(
    ({ template, text }) => template === 'order-confirmation' && text?.includes(order.orderNumber),
  )
  const [, src = ''] = /<img src="([^"]+mail-pictures[^"]+)"/.exec(mail?.html ?? '') ?? []
  const reader = browse(shop)
  const path = new URL(src).pathname
  const answer = await reader.get(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const picture = await pixelsOf(Buffer.from(await answer.arrayBuffer()))
  expect(isRed(picture.at(picture.width / 2, Math.round(picture.width * 0.4)))).toBe(true)
  const altered = path.replace(/.(?=\.jpg$)/, (last) => (last === 'A' ? 'B' : 'A'))
  expect((await reader.get(altered)).status).toBe(404)
})

test('a shirt in an order is drawn just as the builder drew it', () => {
  const prints = [
    {
      ...{ zone: { widthInches: 12, heightInches: 14 }, placementZone: 'full-front', zoneName: 'Full Front' },
      ...{
        leftInches: 1,
        topInches: 0,
        widthInches: 10,
        heightInches: 5,
        artworkId: 'a',
        side: 'front' as const,
      },
    },
  ]
  const design = { cut: 'tee' as const, color: { name: 'Navy', hex: '#1f2d4d' }, prints }
  expect(lookOfDesign(design, 'M')).toEqual({
    ...bare,
    prints: [{ artworkId: 'a', zone: 'full-front', left: 1, top: 0, width: 10, height: 5 }],
  })
  expect(lookOfDesign(design, 'M', 'back')).toEqual({ ...bare, side: 'back' })
})

test('the stored layers match what the garment’s model produces', async () => {
  const [cut, view] =
    fc.sample(
      fc.tuple(fc.constantFrom(...garmentCuts), fc.constantFrom('front' as const, 'back' as const)),
      1,
    )[0] ?? expect.fail()
  const file = await readFile(new URL(`../../domain/mock-up/layers/${layerFile(cut, view)}`, import.meta.url))
  const gray = await sharp(file).extractChannel(1).raw().toBuffer()
  // Drawn at a third of the side length in the short form: each pixel is the mean of nine.
  const step = isLong ? 1 : 3
  const side = layerSide / step
  const [kept, drawn] = [readLayers(gray, layerSide), drawLayers(cut, view, side)]
  for (const plane of planes) {
    let sum = 0
    for (let at = 0; at < side * side; at++) {
      const from = (Math.floor(at / side) * layerSide + (at % side)) * step
      let mean = 0
      for (let row = 0; row < step; row++)
        for (let column = 0; column < step; column++)
          mean += (kept[plane][from + row * layerSide + column] ?? 0) / step ** 2
      sum += Math.abs(mean - (drawn[plane][at] ?? 0))
    }
    expect(sum / side ** 2, `${cut} ${view} ${plane}`).toBeLessThan(isLong ? 3 : 2)
  }
}, 60_000)
