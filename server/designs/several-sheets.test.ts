import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { filmOfSizes } from '#domain/artwork/cut-sheets.ts'
import { seedGangSheetSizes } from '#domain/artwork/gang-sheet.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { inches, inchesToMm, mm } from '#domain/units.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { makeAndDecode, printStaff, sellLines, uploadPicture } from '#tests/harness/print-orders.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const sizes = [24, 12].flatMap((id) => seedGangSheetSizes.find((size) => size.id === id) ?? [])

/** The sheets of 24 and 12 in, with a copy 100 mm from the top of each. */
function twoSheets(artworkId: string) {
  const form = designForm([placed(artworkId)], 24)
  const { document } = form
  const second = placed(artworkId, { id: 'placement-2', y: mm(inchesToMm(inches(24)) + 100) })
  const placements = [...document.placements, second]
  return { ...form, document: { ...document, sheet: filmOfSizes(document.sheet, sizes), placements } }
}

test('two sheets are one design, one line and one price, with a print file and a piece of film each', async () => {
  const customer = signedIn('customer')
  const bytes = await transparentPng(
    { width: 300, height: 200 },
    { left: 50, top: 40, width: 200, height: 100 },
  )
  const artworkId = await uploadPicture(shop, customer, bytes)
  const saved = await shop.designs.save(customer, twoSheets(artworkId))
  if (!saved.ok) throw new Error(saved.message)
  expect(saved.design).toMatchObject({
    sizeId: 24,
    price: 1_800,
    title: 'Gang sheet 22 × 24 in + 22 × 12 in',
  })
  await shop.jobs.runDue()
  const preview = await shop.designs.readPreview(customer, saved.design.designId, null)
  expect(preview).not.toBe(null)

  const line = {
    ...{ id: 'sheets', productType: productTypes.gangSheet, productSize: '', productColor: '' },
    ...{ quantity: 2, unitPrice: 1, designData: { design_id: saved.design.designId, size_id: 24 } },
  }
  const order = await sellLines(shop, customer, [line])
  const [item] = order.items
  if (!item) throw new Error('The order holds no sheets')
  expect(item).toMatchObject({
    name: 'Gang Sheet, 2 sheets',
    unitPriceCents: 1_800,
    options: ['Sheet 1 of 2: 22 × 24 in', 'Sheet 2 of 2: 22 × 12 in'],
  })

  const files = await makeAndDecode(shop, item.id)
  const told = [...files].map(([part, { name, widthPx, heightPx }]) => [part, name, widthPx, heightPx])
  expect(told.toSorted()).toEqual([
    ['sheet-1-of-2', `${order.orderNumber}-item-1-sheet-1-of-2-22x24in.png`, 6_600, 7_200],
    ['sheet-2-of-2', `${order.orderNumber}-item-1-sheet-2-of-2-22x12in.png`, 6_600, 3_600],
  ])
  const [first, second] = [files.get('sheet-1-of-2'), files.get('sheet-2-of-2')].map((file) => file?.inkBox())
  expect(second).toEqual(first)

  expect(await moveItem(shop, printStaff, { itemId: item.id, from: 'check', to: 'print' })).toMatchObject({
    ok: true,
  })
  const waiting = await shop.operations.ask('rolls.read-waiting', printStaff, {})
  expect(JSON.stringify(waiting)).toContain('Sheet 2 of 2')
})

test('a total that does not add up, a copy across a cut and a size not sold are refused', async () => {
  const customer = signedIn('customer')
  const picture = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const form = twoSheets(await uploadPicture(shop, customer, picture))
  const { sheet, placements } = form.document
  const refused = async (changes: Partial<typeof form.document>) => {
    const outcome = await shop.designs.save(customer, { ...form, document: { ...form.document, ...changes } })
    return outcome.ok ? 'saved' : outcome.reason
  }
  const cheap = sheet.cutInto?.map((one) => ({ ...one, sizeId: 12 }))
  expect([
    await refused({ sheet: { ...sheet, sizeId: 24, cutInto: cheap } }),
    await refused({ sheet: { ...sheet, height: mm(sheet.height + 100) } }),
    await refused({ sheet: { ...sheet, cutInto: sheet.cutInto?.toReversed() } }),
    await refused({ placements: placements.map((one) => ({ ...one, y: inchesToMm(inches(24)) })) }),
    await refused({}),
  ]).toEqual(['wrong_sheet', 'wrong_sheet', 'wrong_sheet', 'off_sheet', 'saved'])
})
