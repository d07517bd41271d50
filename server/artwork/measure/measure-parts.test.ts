import sharp from 'sharp'
import { expect, test } from 'vitest'
import { partKey } from '#domain/artwork/crop.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import { mm } from '#domain/units.ts'
import { browse } from '#tests/harness/browse.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { shareTestShop } from '#tests/harness/shop.ts'
import { uploadArtwork } from '#tests/harness/upload.ts'
import { artworkParts } from '../tables.ts'

const shop = await shareTestShop()

const leftHalf = { left: 0, top: 0, right: 0.5, bottom: 1 }
const rightHalf = { left: 0.5, top: 0, right: 1, bottom: 1 }

/** 2,400 × 1,200 px: a green disc on the left, semitransparent black and a hairline on the right. */
const halves = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200">
      <circle cx="600" cy="600" r="600" fill="#0a7a3c"/>
      <rect x="1400" y="0" width="1000" height="800" fill="#000" fill-opacity="0.4"/>
      <rect x="1300" y="1190" width="1100" height="2" fill="#000"/></svg>`),
  )
    .png()
    .toBuffer()

test('only the cropped part is measured, once, at the original’s pixels; others are refused', async () => {
  const { actor, ...browser } = browse(shop)
  const id = await uploadArtwork(shop, { actor, ...browser }, await halves(), { fileName: 'halves.png' })
  await shop.jobs.runDue()
  const whole = (await shop.artwork.get(actor, id))?.measured
  expect(whole?.softShare).toBeGreaterThan(0.2)
  expect(whole?.width).toBe(1_600)

  const measure = (who: typeof actor, crop: typeof leftHalf) =>
    shop.operations.call('artworks.measure-part', who, { artwork: id, ...crop })
  const left = await measure(actor, leftHalf)
  const right = await measure(actor, rightHalf)
  if (!left.ok || !right.ok) throw new Error('not measured')
  expect(left.value.measured).toMatchObject({ width: 1_200, height: 1_200, softShare: 0 })
  expect(left.value.measured.lines.slice(0, 8)).toEqual([])
  expect(right.value.measured.softShare).toBeGreaterThan(0.9)

  expect(await shop.database.orm.$count(artworkParts)).toBe(2)
  const again = await shop.artwork.measureParts([
    { artworkId: id, crop: leftHalf },
    { artworkId: id, crop: leftHalf },
    { artworkId: id },
  ])
  expect(again).toEqual(new Map([[partKey({ artworkId: id, crop: leftHalf }), left.value.measured]]))
  expect(await shop.database.orm.$count(artworkParts)).toBe(2)
  expect(await measure(actor, { ...leftHalf, right: 0 })).toMatchObject({
    reason: 'invalid',
  })
  expect(await measure(browse(shop).actor, leftHalf)).toMatchObject({
    code: 'not_found',
  })
})

test('the cart also judges a cropped artwork by the part that prints', async () => {
  await shop.settings.change(
    { system: 'test' },
    { checkRules: checkRulesSchema.parse({ soft_pixels: 'block' }) },
  )
  const browser = browse(shop)
  const id = await uploadArtwork(shop, browser, await halves(), { fileName: 'halves.png' })
  await shop.jobs.runDue()
  const problemWith = async (crop: typeof leftHalf): Promise<string | null | undefined> => {
    const form = designForm([placed(id, { crop, width: mm(50), height: mm(50) })])
    const saved = await shop.designs.save(browser.actor, form)
    if (!saved.ok) throw new Error(saved.message)
    const line = {
      id: 'line-1',
      productType: productTypes.gangSheet,
      productSize: '22 × 60 in',
      productColor: '',
      quantity: 1,
      unitPrice: saved.design.price ?? 0,
      designData: { design_id: saved.design.designId, size_id: 60 },
    }
    const quote = await shop.cart.price(browser.actor, [line], 'pickup')
    return quote.lines[0]?.problem
  }
  expect(await problemWith(leftHalf)).toBe(null)
  expect(await problemWith(rightHalf)).toContain('of “halves.png” is see-through')
})
