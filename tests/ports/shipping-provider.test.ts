import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPackage } from '#domain/shipping/parcel.ts'
import { createHouseShipping } from '#server/adapters/shipping/house/index.ts'
import { createShippingProviders } from '#server/adapters/shipping/index.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import type { LabelRequest, ShippingProvider } from '#server/shipping/port.ts'
import { startShippo } from '#tests/fakes/shippo/start-shippo.ts'
import { austin } from '#tests/harness/ship.ts'
import { startTestShop } from '#tests/harness/shop.ts'

type Opened = { provider: ShippingProvider; problems(): string[]; close(): Promise<void> }

async function overHouse(): Promise<Opened> {
  const shop = await startTestShop()
  const { database, settings } = shop
  return {
    provider: createHouseShipping({
      ...{ database, clock: systemClock, readSettings: () => settings.read(), isSimulated: true },
    }),
    problems: () => [],
    close: async () => shop[Symbol.asyncDispose](),
  }
}

async function overShippo(): Promise<Opened> {
  const fake = await startShippo()
  const reading = readEnvironment({
    NODE_ENV: 'test',
    PUBLIC_URL: 'https://shop.example.com',
    PAYMENT_PROVIDER: 'sandbox',
    ...fake.settings,
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const [provider] = createShippingProviders(reading.environment, systemClock)
  if (!provider) throw new Error('The provider was not set up')
  return {
    provider,
    problems: () => fake.contractProblems,
    close: async () => fake[Symbol.asyncDispose](),
  }
}

const way = {
  from: { ...austin, street1: '114 Foundry Row' },
  to: austin,
  parcel: { ...defaultPackage, weight: 2 },
  isReturn: false,
}

describe.each([
  ['house', overHouse],
  ['shippo', overShippo],
] as const)('the shipping provider %s', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    expect(opened?.problems() ?? []).toEqual([])
    await opened?.close()
  })

  /** The first service that it offers. */
  async function toBuy(changes: Partial<LabelRequest> = {}): Promise<LabelRequest> {
    const { rates } = await opened.provider.rates(way)
    const [rate] = rates
    if (!rate) throw new Error('No rate was offered')
    return { ...way, purchaseId: randomUUID(), reference: 'GW-000123', rate, ...changes }
  }
  async function bought() {
    const asked = await toBuy()
    const truth = await opened.provider.buyLabel(asked)
    if (truth.state !== 'bought') throw new Error(`The label is ${truth.state}`)
    return { asked, label: truth.label }
  }

  test('knows its token, and offers services with names and prices that can be bought', async () => {
    await opened.provider.checkAccess()
    const { rates } = await opened.provider.rates(way)
    expect(rates.length).toBeGreaterThan(0)
    expect(new Set(rates.map(({ rateId }) => rateId)).size).toBe(rates.length)
    for (const { carrier, serviceLevel, amountCents, currency, estimatedDays } of rates) {
      expect(carrier.length * serviceLevel.length).toBeGreaterThan(0)
      expect(Number.isInteger(amountCents) && amountCents > 0).toBe(true)
      expect(currency).toBe('USD')
      expect(estimatedDays === null || estimatedDays > 0).toBe(true)
    }
  })

  test('a bought label has a unique number and a PDF, and is found by the name of its purchase', async () => {
    const [one, other] = [await bought(), await bought()]
    expect(one.label.trackingNumber).not.toBe(other.label.trackingNumber)
    expect(one.label.costCents ?? one.asked.rate.amountCents).toBe(one.asked.rate.amountCents)

    const file = Buffer.from(await opened.provider.readLabel(one.label.reference))
    expect(file.subarray(0, 4).toString()).toBe('%PDF')

    const { purchaseId, rate } = one.asked
    const found = await opened.provider.findPurchase({
      purchaseId,
      rateId: rate.rateId,
      calledAt: new Date(),
    })
    expect(found).toMatchObject({
      state: 'bought',
      label: { reference: one.label.reference, trackingNumber: one.label.trackingNumber },
    })
  })

  test('a purchase that was never made is absent', async () => {
    const { rate } = await toBuy()
    const query = { purchaseId: randomUUID(), rateId: rate.rateId, calledAt: new Date() }
    expect(await opened.provider.findPurchase(query)).toEqual({ state: 'absent' })
  })

  test('a label is voided once, and asking again does not void it twice', async () => {
    const { label } = await bought()
    const first = await opened.provider.voidLabel(label.reference)
    expect(['voided', 'pending']).toContain(first.state)
    expect(['voided', 'pending', 'refused']).toContain(
      (await opened.provider.voidLabel(label.reference)).state,
    )
  })

  test('an unknown label cannot be read, and its parcel is not tracked', async () => {
    await expect(opened.provider.readLabel(randomUUID())).rejects.toThrow()
    const query = { carrierToken: 'usps', trackingNumber: 'of-nobody' }
    expect((await opened.provider.track(query))?.events ?? []).toEqual([])
  })

  test('an unsigned event is ignored', () => {
    expect(opened.provider.verifyWebhook(new Headers(), Buffer.from('{}'))).toBeNull()
    expect(opened.provider.verifyWebhook(new Headers(), Buffer.from('no JSON'))).toBeNull()
  })
})
