import { expect, test } from 'vitest'
import { cents } from '#domain/money.ts'
import { seedShopSettings } from '#domain/shop-settings.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
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

const staff = signedIn('admin', 'staff@example.com')

const general = {
  siteName: 'Ink & Film',
  contactEmail: 'hello@ink.example',
  contactPhone: '',
  taxRate: '6.25',
  timeZone: 'America/Chicago',
  cutOff: '13:30',
  shippingDays: '5-7 business days',
  pickupDays: '2-3 days',
  pickupHours: 'Mon-Fri 9AM-6PM',
  pickupStreet: '114 Foundry Row',
  pickupCity: 'Austin',
  pickupState: 'TX',
  pickupZip: '78702',
  bannerText: '',
  maintenanceMessage: '',
  warnBelowDpi: '150',
}

test('staff change the general settings; nothing saved in between is overwritten unseen', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  const { version } = await settings.readForStaff(staff)

  expect(await settings.changeGeneral(staff, general, version)).toMatchObject({ ok: true })
  expect(await settings.read()).toMatchObject({ siteName: 'Ink & Film', taxRate: 625, cutOff: '13:30' })

  const late = await settings.changeGeneral(staff, { ...general, siteName: 'Other' }, version)
  expect(late).toMatchObject({ ok: false, reason: 'conflict', settings: { siteName: 'Ink & Film' } })
  expect((await settings.read()).siteName).toBe('Ink & Film')
  if (late.ok || late.reason !== 'conflict') throw new Error('expected a conflict')
  await settings.changeGeneral(staff, { ...general, siteName: 'Other' }, late.version)
  expect((await settings.read()).siteName).toBe('Other')
})

test('what cannot be saved names its field, and nobody but staff saves or reads', async () => {
  await using shop = await startTestShop()
  const outcome = await shop.settings.changeGeneral(staff, { ...general, taxRate: 'much' }, 0)
  expect(outcome).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { taxRate: expect.any(String) },
  })

  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    expect(await shop.settings.changeGeneral(actor, general, 0)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await shop.settings.saveShippingRate(actor, {}, null)).toEqual({ ok: false, reason: 'forbidden' })
    await expect(shop.settings.readForStaff(actor)).rejects.toThrow('Access Denied')
    await expect(shop.settings.listShippingRates(actor)).rejects.toThrow('Access Denied')
  }
  expect(await shop.database.orm.$count(auditEntries)).toBe(0)
})

const rate = (name: string, baseRate: string, more: Record<string, string> = {}) => ({
  name,
  region: 'domestic',
  description: '',
  baseRate,
  freeShippingThreshold: '',
  isActive: 'on',
  ...more,
})

test('shoppers pay the cheapest active domestic rate', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  await settings.saveShippingRate(staff, rate('Saver', '4.50'), null)
  await settings.saveShippingRate(staff, rate('Abroad', '1.00', { region: 'international' }), null)

  expect(await settings.read()).toMatchObject({ shippingPrice: 450, freeShippingFrom: null })
  expect((await settings.listShippingRates(staff)).map(({ name }) => name)).toEqual([
    'Saver',
    'Standard shipping',
    'Abroad',
  ])
})

test('a rate that somebody else changed is told, and the last domestic one stays', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  const [standard] = await settings.listShippingRates(staff)
  if (!standard) throw new Error('no rate')
  const target = { id: standard.id, seenVersion: standard.version }

  expect(await settings.saveShippingRate(staff, rate('Ground', '9.99'), target)).toMatchObject({ ok: true })
  expect(await settings.saveShippingRate(staff, rate('Air', '29.99'), target)).toMatchObject({
    ok: false,
    reason: 'conflict',
    rate: { name: 'Ground', baseRate: 999 },
  })
  const off = { ...rate('Ground', '9.99'), isActive: undefined }
  expect(await settings.saveShippingRate(staff, off, { ...target, seenVersion: 2 })).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { isActive: expect.stringContaining('Keep one domestic rate active') },
  })
  expect((await settings.read()).shippingPrice).toBe(999)
})
