import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import { orderItems } from '#server/orders/tables.ts'
import { printStaff } from '#tests/harness/print-orders.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const rule = (shop: TestShop, action: 'off' | 'block') =>
  shop.settings.change({ system: 'test' }, { checkRules: checkRulesSchema.parse({ low_resolution: action }) })

test('artwork ordered under looser rules is checked again when drawn: reported, and printed anyway', async () => {
  await using shop = await startTestShop()
  const actor = signedIn('customer', 'ada@example.com')
  await rule(shop, 'off')
  const { artworkId, itemId } = await sold(shop, actor)
  await rule(shop, 'block')

  const told = '“Fox.png” prints at 51 dpi and may look soft. Make it smaller or upload a larger file.'
  expect(await drawnWarnings(shop, itemId)).toEqual([told])

  // Once someone has accepted it as is, it isn't reported again.
  const [item] = await shop.database.orm.select().from(orderItems).where(eq(orderItems.id, itemId))
  const taken = { acceptedAt: shop.clock.now().toISOString(), acceptedBy: 'Guest' }
  const warnings = [{ kind: 'low_resolution', artworkId, message: told, ...taken }]
  await shop.database.orm
    .update(orderItems)
    .set({ designData: { ...item?.designData, warnings } as NonNullable<typeof item>['designData'] })
    .where(eq(orderItems.id, itemId))
  expect(await drawnWarnings(shop, itemId)).toEqual([])
})

async function sold(shop: TestShop, actor: ReturnType<typeof signedIn>) {
  const { artworkId } = await sellDrawnSheet(shop, actor)
  const [item] = await shop.database.orm.select().from(orderItems)
  if (!item) throw new Error('Nothing was sold')
  return { artworkId, itemId: item.id }
}

async function drawnWarnings(shop: TestShop, itemId: string): Promise<string[] | undefined> {
  const outcome = await shop.printFiles.request(printStaff, itemId)
  if (!outcome.ok) throw new Error(outcome.message)
  await shop.jobs.runDue()
  const [file] = await shop.printFiles.listForItems(printStaff, [itemId])
  expect(file?.state).toBe('ready')
  return file?.warnings
}
