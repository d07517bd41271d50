import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { seedShopSettings } from '#domain/shop-settings.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { startTestShop } from '#tests/harness/shop.ts'

test('a fresh shop has the values of the specification', async () => {
  await using shop = await startTestShop()
  const settings = await shop.settings.read()

  expect(settings).toEqual(seedShopSettings)
  expect([settings.taxRate, settings.shippingPrice, settings.freeShippingFrom]).toEqual([825, 899, 7_500])
})

test('a change is kept, audited with before and after, and read at once', async () => {
  await using shop = await startTestShop()

  await shop.settings.change({ system: 'test' }, { shippingPrice: cents(1_234) })

  expect((await shop.settings.read()).shippingPrice).toBe(1_234)
  const [entry] = await shop.database.orm.select().from(auditEntries)
  expect(entry).toMatchObject({
    action: 'settings.change',
    actorName: 'test',
    before: { shippingPrice: 899 },
    after: { shippingPrice: 1_234 },
  })
})
