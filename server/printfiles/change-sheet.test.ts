import { expect, test } from 'vitest'
import { mm } from '#domain/units.ts'
import { designForm, placed } from '#tests/harness/design.ts'
import { printStaff, sellSheet } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('staff change an ordered sheet: history tells it, its print files are out of use, the price stays', async () => {
  await using shop = await startTestShop()
  const actor = visitor()
  const { item, artworkId, order } = await sellSheet(shop, actor)
  await shop.printFiles.request(printStaff, item.id)
  const basedOn = item.designData?.timestamp ?? ''
  const { document } = designForm([placed(artworkId, { x: mm(200) }), placed(artworkId, { id: 'two' })], 12)
  const change = (who = printStaff) => shop.printFiles.changeSheet(who, item.id, { document, basedOn })

  await expect(change(actor)).rejects.toMatchObject({ code: 'forbidden' })
  const changed = await change()
  if (!changed.ok) throw new Error(changed.message)

  const after = await shop.orders.getForStaff(printStaff, order.id)
  expect(after?.items[0]).toMatchObject({
    designId: changed.designId,
    imageUrl: `/files/designs/${changed.designId}/preview?v=1`,
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
  expect(await shop.designs.readPreview(actor, changed.designId, 1)).not.toBeNull()
  expect(await change()).toMatchObject({ ok: false, reason: 'conflict' })
})

test('what cannot be printed, and a finished order, change nothing', async () => {
  await using shop = await startTestShop()
  const { item, artworkId, order } = await sellSheet(shop, visitor())
  const basedOn = item.designData?.timestamp ?? ''
  const change = (document: unknown) =>
    shop.printFiles.changeSheet(printStaff, item.id, { document, basedOn })
  const sheetOf = (...placements: ReturnType<typeof placed>[]) => designForm(placements, 12).document

  expect(await change({})).toMatchObject({ ok: false, reason: 'invalid' })
  expect(await change(sheetOf(placed(artworkId, { x: mm(-100) })))).toMatchObject({ reason: 'invalid' })
  expect(await change(designForm([placed(artworkId)], 24).document)).toMatchObject({ reason: 'invalid' })
  await shop.orders.setStatus(printStaff, order.id, 'completed')
  expect(await change(sheetOf(placed(artworkId)))).toMatchObject({ ok: false, reason: 'conflict' })
  const after = await shop.orders.getForStaff(printStaff, order.id)
  expect(after?.items[0]?.designId).toBe(item.designId)
})
