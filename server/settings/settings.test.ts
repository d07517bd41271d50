import { expect, test } from 'vitest'
import { seedLook } from '#domain/look.ts'
import { cents } from '#domain/money.ts'
import { seedShopSettings } from '#domain/shop-settings.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import type { InputOf } from '#server/operations.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { settingsOperations } from './operations/index.ts'

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
  dueTime: '18:00',
  workday1: 'on',
  workday6: 'on',
  holidays: '12-25 Christmas Day\n\n 2026-11-26 ',
  turnaroundGangSheet: '0',
  turnaroundPremade: '0',
  turnaroundTshirt: '2',
  turnaroundTumbler: '3',
  turnaroundListing: '0',
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
  newsletterPerMinute: '120',
  lowStockAt: '5',
  sheetSpacing: '0.15',
  sheetMargin: '0.1',
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
    await expect(shop.settings.changeGeneral(actor, general, 0)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(shop.settings.readForStaff(actor)).rejects.toThrow('Access Denied')
    const code = actor.user ? 'forbidden' : 'not_signed_in'
    for (const { name } of settingsOperations)
      expect(await shop.operations.callByName(name, actor, {}), name).toMatchObject({ code })
  }
  expect(await shop.database.orm.$count(auditEntries)).toBe(0)
})

const rate = (name: string, baseRateCents: number) => ({ name, region: 'domestic' as const, baseRateCents })

test('shoppers pay the cheapest active domestic rate', async () => {
  await using shop = await startTestShop()
  const { settings, operations } = shop
  const standard = await settings.read()
  await operations.ask('shipping-rates.create', staff, rate('Saver', 450))
  await operations.ask('shipping-rates.create', staff, { ...rate('Abroad', 100), region: 'international' })

  expect(standard.shippingPrice).toBe(899)
  expect(await settings.read()).toMatchObject({ shippingPrice: 450, freeShippingFrom: null })
  const { rates } = await operations.ask('shipping-rates.list', staff, {})
  expect(rates.map(({ name }) => name)).toEqual(['Saver', 'Standard shipping', 'Abroad'])
})

test('a rate that somebody else changed is told, and the last domestic one stays', async () => {
  await using shop = await startTestShop()
  const { settings, operations } = shop
  const [standard] = (await operations.ask('shipping-rates.list', staff, {})).rates
  if (!standard) throw new Error('no rate')
  const target = { rate: standard.id, version: standard.version }
  const change = (input: InputOf<'shipping-rates.update'>) =>
    operations.call('shipping-rates.update', staff, input)

  expect(await change({ ...rate('Ground', 999), ...target })).toMatchObject({
    ok: true,
    value: { rate: { name: 'Ground', version: standard.version + 1 } },
  })
  expect(await change({ ...rate('Air', 2_999), ...target })).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { name: 'Ground', baseRateCents: 999 },
    yours: { name: 'Air' },
  })
  const next = { ...rate('Ground', 999), rate: standard.id, version: standard.version + 1 }
  for (const last of [{ isActive: false }, { region: 'international' as const }])
    expect(await change({ ...next, ...last })).toMatchObject({
      ok: false,
      reason: 'invalid',
      fieldErrors: { isActive: expect.stringContaining('Keep one domestic rate active') },
    })
  expect(await change({ ...next, rate: crypto.randomUUID() })).toMatchObject({ code: 'not_found' })
  expect((await settings.read()).shippingPrice).toBe(999)
})

test('colors of listings are the specification’s until staff change them, and nobody overwrites unseen', async () => {
  await using shop = await startTestShop()
  const [ada, shopper] = [signedIn('admin'), signedIn()]
  const change = (colors: string, version: number, actor = ada) =>
    shop.settings.changeListingColors(actor, { kind: 'tumbler', colors, version })
  expect((await shop.settings.listingColors()).map(({ kind, colors }) => [kind, colors.length])).toEqual([
    ['tumbler', 5],
    ['tshirt', 8],
  ])
  await expect(change('Moss', 0, shopper)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await change(' \n', 0)).toMatchObject({ fieldErrors: { colors: 'Give at least one color' } })
  expect(await change('Moss\r\n Sand \nMoss', 0)).toEqual({ ok: true })
  const current = { kind: 'tumbler', colors: ['Moss', 'Sand'], version: 1 }
  expect(await change('Red', 0)).toEqual({ ok: false, reason: 'conflict', current })
  expect(await change('Red', 1)).toEqual({ ok: true })
  expect((await shop.settings.listingColors())[0]).toEqual({ kind: 'tumbler', colors: ['Red'], version: 2 })
})

test('the look is saved with a version, audited, and refused where it could not be read', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  const look = { ...seedLook, accent: '#0b6e4f', footerLine: 'Printed in Austin.' }

  expect(await settings.changeLook(staff, look, 0)).toEqual({ ok: true, version: 1 })
  expect((await settings.read()).look).toEqual(look)
  expect(await settings.changeLook(staff, { ...look, accent: '' }, 0)).toMatchObject({
    ok: false,
    reason: 'conflict',
    look: { accent: '#0b6e4f' },
    version: 1,
  })
  expect(await settings.changeLook(staff, { ...look, accent: '#fff7cc' }, 1)).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { accent: expect.stringContaining('at least 3:1') },
  })
  expect(await settings.changeLook(staff, null, 1)).toMatchObject({ reason: 'invalid' })
  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')])
    await expect(settings.changeLook(actor, look, 1)).rejects.toMatchObject({ code: 'forbidden' })
  const entries = await shop.database.orm.select().from(auditEntries)
  expect(entries).toMatchObject([
    { before: { look: { accent: '' } }, after: { look: { accent: '#0b6e4f' } } },
  ])
})

test('where parcels start and the house’s own rates are saved, and hold for labels at once', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  const { houseShipping: former, shipFrom } = await settings.read()
  const [ground] = former.services
  const service = {
    ...{ token: ground?.token, name: 'Van', base: 700, perPound: 50, perZone: 0 },
    ...{ leastDays: 1, daysPerTwoZones: 0 },
  }
  const houseShipping = { carrier: 'Our van', maxPounds: 40, services: [service] }
  const desk = { shipFrom: { ...shipFrom, street1: '9 Dock Street' }, houseShipping, version: 0 }
  const change = (input: InputOf<'settings.change-label-desk'>) =>
    shop.operations.call('settings.change-label-desk', staff, input)

  const changed = { shipFrom: { street1: '9 Dock Street' }, houseShipping }
  expect(await change(desk)).toMatchObject({ ok: true, value: { ...changed, version: 1 } })
  expect(await settings.read()).toMatchObject(changed)
  expect(await change(desk)).toMatchObject({ reason: 'conflict', theirs: { ...changed, version: 1 } })
  const empty = { ...desk, houseShipping: { ...houseShipping, services: [] }, version: 1 }
  expect(await change(empty)).toMatchObject({
    reason: 'invalid',
    fieldErrors: { 'houseShipping.services': 'Keep one service' },
  })
})

test('only an owner sets whose builder runs in the shop', async () => {
  await using shop = await startTestShop()
  const { settings } = shop
  const owner = signedIn('owner', 'owner@example.com')
  const script = 'https://builder.example/embed.js'
  const withScript = (outsideBuilderScript: string) => ({ ...general, outsideBuilderScript })

  for (const wrong of ['embed.js', 'http://builder.example/embed.js', 'https://a:b@builder.example/e.js'])
    expect(await settings.changeGeneral(owner, withScript(wrong), 0)).toMatchObject({
      fieldErrors: { outsideBuilderScript: expect.stringContaining('Give the address') },
    })
  expect(await settings.changeGeneral(staff, withScript(script), 0)).toMatchObject({
    fieldErrors: { outsideBuilderScript: 'Only an owner sets whose script runs in the shop.' },
  })
  const form = { ...withScript(script), outsideBuilderShopId: 'shop-7' }
  expect(await settings.changeGeneral(owner, form, 0)).toMatchObject({ ok: true })
  // An admin's form does not have the field.
  expect(await settings.changeGeneral(staff, { ...general, siteName: 'Film' }, 1)).toMatchObject({ ok: true })
  expect(await settings.read()).toMatchObject({
    siteName: 'Film',
    outsideBuilder: { script, shopId: 'shop-7' },
  })
  expect(await settings.changeGeneral(staff, withScript(''), 2)).toMatchObject({ reason: 'invalid' })
  expect(await settings.changeGeneral(owner, withScript(''), 2)).toMatchObject({ ok: true })
  expect((await settings.read()).outsideBuilder).toBeNull()
})
