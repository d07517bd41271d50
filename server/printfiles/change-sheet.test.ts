import { afterAll, expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { printStaff, sellSheet } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

test('staff change an ordered sheet: it is in the history, its print files are retired, the price stays', async () => {
  const actor = visitor()
  const { item, artworkId, order } = await sellSheet(shop, actor)
  await shop.printFiles.request(printStaff, item.id)
  const basedOn = item.designData?.timestamp ?? ''
  const { document } = designForm([placed(artworkId, { x: mm(200) }), placed(artworkId, { id: 'two' })], 12)
  const change = (who = printStaff) =>
    shop.operations.call('order-items.change-sheet', who, { item: item.id, document, basedOn })

  expect(await change(actor)).toMatchObject({ ok: false, code: 'not_signed_in' })
  const changed = await change()
  if (!changed.ok) throw new Error(changed.message)
  const { designId } = changed.value

  const after = await shop.orders.getForStaff(printStaff, order.id)
  expect(after?.items[0]).toMatchObject({
    designId,
    imageUrl: `/files/designs/${designId}/preview?v=1`,
    unitPriceCents: item.unitPriceCents,
    designData: { size_id: 12, document: { placements: [{ x: 200 }, { id: 'two' }] } },
  })
  expect(after?.history.at(-1)).toMatchObject({
    kind: 'design',
    to: 'changed',
    actorName: 'press@example.com',
    note: 'Gang Sheet 22 × 12 in: Sheet changed in the studio',
  })
  expect((await shop.printFiles.listForItems(printStaff, [item.id])).map(({ state }) => state)).toEqual([
    'superseded',
  ])
  await shop.jobs.runDue()
  expect(await shop.designs.readPreview(actor, designId, 1)).not.toBeNull()
  expect(await change()).toMatchObject({ ok: false, code: 'conflict' })
})

test('an unprintable sheet and a finished order change nothing', async () => {
  const { item, artworkId, order } = await sellSheet(shop, visitor())
  const basedOn = item.designData?.timestamp ?? ''
  const change = (document: unknown) =>
    shop.operations.callByName('order-items.change-sheet', printStaff, { item: item.id, document, basedOn })
  const sheetOf = (...placements: ReturnType<typeof placed>[]) => designForm(placements, 12).document

  expect(await change({})).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await change(sheetOf(placed(artworkId, { x: mm(-100) })))).toMatchObject({ code: 'invalid' })
  expect(await change(designForm([placed(artworkId)], 24).document)).toMatchObject({ code: 'invalid' })
  await shop.orders.setStatus(printStaff, order.id, 'completed')
  expect(await change(sheetOf(placed(artworkId)))).toMatchObject({ ok: false, code: 'conflict' })
  const after = await shop.orders.getForStaff(printStaff, order.id)
  expect(after?.items[0]?.designId).toBe(item.designId)
})
