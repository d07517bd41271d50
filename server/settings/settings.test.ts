import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import { generalSettingsSchema } from '#domain/shop/general-settings.ts'
import { seedLook } from '#domain/shop/look.ts'
import { seedShopSettings } from '#domain/shop/shop-settings.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import type { InputOf } from '#server/operations.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { composeTestShop, shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { settingsOperations } from './operations/index.ts'
import { shippingRates } from './tables.ts'

const shop = await shareTestShop()

test('a fresh shop has the values of the specification', async () => {
  const settings = await shop.settings.read()

  expect(settings).toEqual(seedShopSettings)
  expect([settings.taxRate, settings.shippingPrice, settings.freeShippingFrom]).toEqual([825, 899, 7_500])

  await shop.database.orm.delete(shippingRates).where(eq(shippingRates.region, 'domestic'))
  for (let time = 0; time < 2; time++) await shop.settings.ensureSeed()
  const { rates } = await shop.operations.ask('shipping-rates.list', staff, {})
  expect(rates).toMatchObject([{ name: 'Standard shipping', baseRateCents: 899, freeFromCents: 7_500 }])
})

test('a change is kept, audited with before and after, and takes effect right away', async () => {
  await shop.settings.change({ system: 'test' }, { shippingPrice: cents(1_234) })

  expect((await shop.settings.read()).shippingPrice).toBe(1_234)
  const [entry] = await shop.database.orm.select().from(auditEntries)
  expect(entry).toMatchObject({
    action: 'settings.change',
    actorName: 'test',
    before: { shippingPrice: 899 },
    after: { shippingPrice: 1_234 },
  })
  await shop.settings.change({ system: 'test' }, { freeShippingFrom: cents(5_000) })
  expect(await shop.settings.read()).toMatchObject({ shippingPrice: 1_234, freeShippingFrom: 5_000 })
})

const staff = signedIn('admin', 'staff@example.com')

const { outsideBuilder: _, ...seeded } = generalSettingsSchema.parse(seedShopSettings)
const general = { ...seeded, siteName: 'Ink & Film', taxRate: 625, cutOff: '13:30' }

const changeGeneral = (
  { operations }: TestShop,
  actor: Actor,
  version: number,
  changes: Partial<InputOf<'settings.change-general'>> = {},
) => operations.call('settings.change-general', actor, { ...general, ...changes, version })

test('staff change the general settings; nothing saved in between is overwritten unseen', async () => {
  const { settings } = shop
  const { version } = await settings.readForStaff(staff)

  expect(await changeGeneral(shop, staff, version)).toMatchObject({ ok: true })
  expect(await settings.read()).toMatchObject({ siteName: 'Ink & Film', taxRate: 625, cutOff: '13:30' })

  const late = await changeGeneral(shop, staff, version, { siteName: 'Other' })
  expect(late).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { siteName: 'Ink & Film' },
    yours: { siteName: 'Other' },
  })
  expect((await settings.read()).siteName).toBe('Ink & Film')
  if (late.ok || late.reason !== 'conflict') throw new Error('expected a conflict')
  await changeGeneral(shop, staff, late.theirs.version, { siteName: 'Other' })
  expect((await settings.read()).siteName).toBe('Other')
})

test('people who change different settings simultaneously do not conflict, and neither overwrites the other', async () => {
  const { settings, operations } = shop
  const { version } = await settings.readForStaff(staff)
  const { retention } = await settings.read()
  const forget = (days: number, seen = version) =>
    operations.call('settings.change-retention', staff, { ...retention, mailBodies: days, version: seen })

  const both = await Promise.all([changeGeneral(shop, staff, version), forget(200)])
  expect(both).toMatchObject([{ ok: true }, { ok: true }])
  expect(await settings.read()).toMatchObject({ siteName: 'Ink & Film', retention: { mailBodies: 200 } })

  expect(await forget(300)).toMatchObject({ ok: false, reason: 'conflict', theirs: { mailBodies: 200 } })
  expect(await forget(400, version + 99)).toMatchObject({ reason: 'conflict' })
  // Only someone saving a different value causes a conflict, not just anyone saving.
  const { version: now } = await settings.readForStaff(staff)
  await changeGeneral(shop, staff, now)
  expect(await changeGeneral(shop, staff, now, { siteName: 'Other' })).toMatchObject({ ok: true })
  expect(await changeGeneral(shop, staff, now, { siteName: 'Third' })).toMatchObject({ reason: 'conflict' })
})

test('an invalid value names its field, and only staff save or read', async () => {
  const outcome = await changeGeneral(shop, staff, 0, { taxRate: 5_001 })
  expect(outcome).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { taxRate: expect.any(String) },
  })

  for (const actor of [visitor(), signedIn('customer', 'ada@example.com')]) {
    await expect(shop.settings.readForStaff(actor)).rejects.toThrow('Access Denied')
    const code = actor.user ? 'forbidden' : 'not_signed_in'
    for (const { name } of settingsOperations)
      expect(await shop.operations.callByName(name, actor, {}), name).toMatchObject({ code })
  }
  expect(await shop.database.orm.$count(auditEntries)).toBe(0)
})

const rate = (name: string, baseRateCents: number) => ({ name, region: 'domestic' as const, baseRateCents })

test('shoppers pay the cheapest active domestic rate', async () => {
  const { settings, operations } = shop
  const standard = await settings.read()
  await operations.ask('shipping-rates.create', staff, rate('Saver', 450))
  await operations.ask('shipping-rates.create', staff, { ...rate('Abroad', 100), region: 'international' })

  expect(standard.shippingPrice).toBe(899)
  expect(await settings.read()).toMatchObject({ shippingPrice: 450, freeShippingFrom: null })
  const { rates } = await operations.ask('shipping-rates.list', staff, {})
  expect(rates.map(({ name }) => name)).toEqual(['Saver', 'Standard shipping', 'Abroad'])
})

test('a rate that someone else changed is reported, and the last domestic one stays', async () => {
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

test('colors of listings are the specification’s until staff change them, and no one overwrites unseen', async () => {
  const [ada, shopper] = [signedIn('admin'), signedIn()]
  const change = (colors: string[], version: number, actor = ada) =>
    shop.operations.call('settings.change-listing-colors', actor, { kind: 'tumbler', colors, version })
  expect((await shop.settings.listingColors()).map(({ kind, colors }) => [kind, colors.length])).toEqual([
    ['tumbler', 5],
    ['tshirt', 8],
  ])
  expect(await change(['Moss'], 0, shopper)).toMatchObject({ code: 'forbidden' })
  expect(await change([], 0)).toMatchObject({ fieldErrors: { colors: 'Enter at least one color' } })
  expect(await change(['Moss', ' Sand ', 'Moss'], 0)).toMatchObject({ ok: true })
  const theirs = { kind: 'tumbler', colors: ['Moss', 'Sand'], version: 1 }
  expect(await change(['Red'], 0)).toMatchObject({ ok: false, reason: 'conflict', theirs })
  expect(await change(['Red'], 1)).toMatchObject({ ok: true })
  expect((await shop.settings.listingColors())[0]).toEqual({ kind: 'tumbler', colors: ['Red'], version: 2 })
})

test('the look is saved with a version, audited, and refused where it would be unreadable', async () => {
  const { settings, operations } = shop
  const look = { ...seedLook, accent: '#0b6e4f', footerLine: 'Printed in Austin.' }
  const change = (accent: string, version: number) =>
    operations.call('settings.change-look', staff, { look: { ...look, accent }, version })

  expect(await change('#0b6e4f', 0)).toEqual({ ok: true, value: { look, version: 1 } })
  expect((await settings.read()).look).toEqual(look)
  expect(await change('', 0)).toMatchObject({
    ok: false,
    reason: 'conflict',
    theirs: { look: { accent: '#0b6e4f' }, version: 1 },
    yours: { look: { accent: '' } },
  })
  expect(await change('#fff7cc', 1)).toMatchObject({
    ok: false,
    reason: 'invalid',
    fieldErrors: { 'look.accent': expect.stringContaining('at least 3:1') },
  })
  const none = { look: null, version: 1 }
  expect(await operations.callByName('settings.change-look', staff, none)).toMatchObject({
    reason: 'invalid',
  })
  const entries = await shop.database.orm.select().from(auditEntries)
  expect(entries).toMatchObject([
    { before: { look: { accent: '' } }, after: { look: { accent: '#0b6e4f' } } },
  ])
})

test('the ship-from address and the shop’s own rates are saved, and apply to labels right away', async () => {
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
    fieldErrors: { 'houseShipping.services': 'Keep at least one service' },
  })
})

test('only an owner sets whose builder runs in the shop', async () => {
  const { settings } = shop
  const owner = signedIn('owner', 'owner@example.com')
  const script = 'https://builder.example/embed.js'
  const withScript = (address: string, shopId = '') => ({ outsideBuilder: { script: address, shopId } })
  const without = { outsideBuilder: null }

  for (const wrong of ['embed.js', 'http://builder.example/embed.js', 'https://a:b@builder.example/e.js'])
    expect(await changeGeneral(shop, owner, 0, withScript(wrong))).toMatchObject({
      fieldErrors: {
        'outsideBuilder.script': expect.stringContaining(
          'Enter the address of its script, such as https://builder.example/embed.js',
        ),
      },
    })
  expect(await changeGeneral(shop, staff, 0, withScript(script))).toMatchObject({
    fieldErrors: { 'outsideBuilder.script': 'Only an owner can choose whose script runs in the shop.' },
  })
  expect(await changeGeneral(shop, owner, 0, withScript(script, 'shop-7'))).toMatchObject({ ok: true })
  // An admin's form doesn't have the field.
  expect(await changeGeneral(shop, staff, 1, { siteName: 'Film' })).toMatchObject({ ok: true })
  expect(await settings.read()).toMatchObject({
    siteName: 'Film',
    outsideBuilder: { script, shopId: 'shop-7' },
  })
  expect(await changeGeneral(shop, staff, 2, without)).toMatchObject({ reason: 'invalid' })
  expect(await changeGeneral(shop, owner, 2, without)).toMatchObject({ ok: true })
  expect((await settings.read()).outsideBuilder).toBeNull()
})

test('a worker is notified of a change, so that it writes emails with the current settings', async () => {
  const { DATA_DIR } = shop.environment
  const of = { DATA_DIR, DATABASE_URL: shop.connectionString, PUBLIC_URL: shop.origin }
  const { shop: worker } = composeTestShop(of)
  await worker.start('worker')
  try {
    expect((await worker.settings.read()).siteName).toBe(seedShopSettings.siteName)
    await shop.settings.change({ system: 'test' }, { siteName: 'Ink & Film' })
    await expect.poll(async () => (await worker.settings.read()).siteName).toBe('Ink & Film')
  } finally {
    await worker.stop()
  }
})
