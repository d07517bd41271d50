import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { hours, systemClock } from '#server/kernel/clock.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { listingCheckout, promote } from '#tests/harness/promote.ts'
import { checkoutForm, designedLine, pressPay, signedIn, visitor } from '#tests/harness/sell.ts'
import { stockTshirt } from '#tests/harness/shelves.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { mostHeld, requireFairHold } from './hold-fairly.ts'
import { checkoutHolds } from './tables.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

/** A network that no one else buys from. */
const newNetwork = () => `203.0.113.${++networksGiven}`
let networksGiven = 0

/** Sends a checkout of one shirt, or as many as given; returns `opened`, or why not. */
async function buy(shop: TestShop, listingId: string, actor: Actor, network: string, quantity = 1) {
  const form = await listingCheckout(shop, actor, { listingId, quantity })
  const outcome = await pressPay(shop, actor, form, network)
  return outcome.ok
    ? { said: 'opened', pay: () => payFor(shop, outcome) }
    : { said: outcome.because, pay: async () => {}, outcome }
}

async function payFor(
  shop: TestShop,
  { redirectUrl, attemptId }: { redirectUrl: string; attemptId: string },
) {
  await shop.sandbox.pay(redirectUrl.split('/').at(-1) ?? '', 'approved')
  await shop.payments.settle(attemptId, 'return')
}

test('one network can hold stock with a limited number of unpaid checkouts; paid ones no longer count', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const [office, elsewhere] = [newNetwork(), newNetwork()]
  const { id } = await stockTshirt(shop, { stock: { 'S-Black': 400 } })
  const opened = []
  for (let one = 0; one < mostHeld.checkoutsOfNetwork; one++)
    opened.push(await buy(shop, id, visitor(), office))
  expect(new Set(opened.map(({ said }) => said))).toEqual(new Set(['opened']))

  const refused = await buy(shop, id, visitor(), office)
  expect(refused).toMatchObject({
    said: 'too_much_held',
    outcome: { code: 'too_many_requests', because: 'too_much_held', retryAfterSeconds: expect.any(Number) },
  })
  expect(await shop.inventory.levelOf({ listingId: id, size: 'S', color: 'Black' })).toMatchObject({
    reserved: mostHeld.checkoutsOfNetwork,
  })
  expect((await buy(shop, id, visitor(), elsewhere)).said).toBe('opened')

  await opened[0]?.pay()
  expect((await buy(shop, id, visitor(), office)).said).toBe('opened')
  expect((await buy(shop, id, visitor(), office)).said).toBe('too_much_held')
  clock.advance(hours(3))
  expect((await buy(shop, id, visitor(), office)).said).toBe('opened')
})

test('many at the same time get no more through than one after another', async () => {
  const office = newNetwork()
  const { id } = await stockTshirt(shop, { stock: { 'S-Black': 400 } })
  const all = await Promise.all(Array.from({ length: 40 }, () => buy(shop, id, visitor(), office)))
  expect(all.filter(({ said }) => said === 'opened')).toHaveLength(mostHeld.checkoutsOfNetwork)
  expect(all.filter(({ said }) => said === 'too_much_held')).toHaveLength(40 - mostHeld.checkoutsOfNetwork)
})

test.each([
  ['on two networks', () => [newNetwork(), newNetwork()]],
  ['without a network, as a seed is', () => ['', '']],
])('guests %s do not wait for each other', async (_where, networks) => {
  const [one = '', other = ''] = networks()
  const begin = (clientAddress: string, work: () => Promise<unknown>) =>
    shop.database.transaction(async (transaction) => {
      const hold = { pieces: 1, holdsUse: true }
      await requireFairHold({ clock: systemClock }, transaction, { actor: visitor(), clientAddress, hold })
      await work()
    })
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = begin(one, async () => {
    begun.resolve()
    await end.promise
  })
  await begun.promise
  await begin(other, async () => {}).finally(end.resolve)
  await first
})

test('checkouts without a network, as a seed’s are, do not count together', async () => {
  const { id } = await stockTshirt(shop, { stock: { 'S-Black': 400 } })
  for (let one = 0; one <= mostHeld.checkoutsOfNetwork; one++)
    expect((await buy(shop, id, visitor(), '')).said).toBe('opened')
})

test('an account is counted wherever it is used, and a browser never blocks itself', async () => {
  const office = newNetwork()
  const { id } = await stockTshirt(shop, { stock: { 'S-Black': 400 } })
  const { user } = signedIn()
  const anywhere = (one: number) => `198.51.100.${one}`
  for (let one = 0; one < mostHeld.checkoutsOfAccount; one++)
    expect((await buy(shop, id, { visitorId: randomUUID(), user }, anywhere(one))).said).toBe('opened')
  expect((await buy(shop, id, { visitorId: randomUUID(), user }, anywhere(9))).said).toBe('too_much_held')

  const shopper = visitor()
  for (let again = 0; again < mostHeld.checkoutsOfNetwork + 2; again++)
    expect((await buy(shop, id, shopper, office)).said).toBe('opened')
  // Nothing that it released blocks others.
  expect((await buy(shop, id, visitor(), office)).said).toBe('opened')
})

test('pieces are also counted, and checkouts that hold nothing are not', async () => {
  const office = newNetwork()
  const { id } = await stockTshirt(shop, { stock: { 'S-Black': 3_000 } })
  const first = visitor()
  expect((await buy(shop, id, first, office, 900)).said).toBe('opened')
  // Holding a code as well doesn't make any of the pieces free.
  await promote(shop, { code: 'pieces', maximumUses: 100 })
  const form = checkoutForm([await designedLine(shop, first)], { promoCode: 'pieces', seenTotal: 3_697 })
  expect(await pressPay(shop, first, form, office)).toMatchObject({ ok: true })
  expect((await buy(shop, id, visitor(), office, 101)).said).toBe('too_much_held')
  expect((await buy(shop, id, visitor(), office, 100)).said).toBe('opened')

  for (let one = 0; one < mostHeld.checkoutsOfNetwork + 1; one++) {
    const buyer = visitor()
    const form = checkoutForm([await designedLine(shop, buyer)])
    expect(await pressPay(shop, buyer, form, office)).toMatchObject({ ok: true })
  }
})

test('holding a shirt and a code, a browser releases each once it picks another', async () => {
  await using shop = await startTestShop()
  const office = newNetwork()
  const { id } = await stockTshirt(shop)
  await promote(shop, { maximumUses: 100 })
  const shopper = visitor()
  const withCode = await listingCheckout(shop, shopper, { listingId: id }, { promoCode: 'save15' })
  expect(await pressPay(shop, shopper, withCode, office)).toMatchObject({ ok: true })
  expect((await buy(shop, id, shopper, office)).said).toBe('opened')
  const { pieces, holdsUse } = checkoutHolds
  expect(await shop.database.orm.select({ pieces, holdsUse }).from(checkoutHolds).orderBy(pieces)).toEqual([
    { pieces: 0, holdsUse: true },
    { pieces: 1, holdsUse: false },
  ])

  const withCodeAgain = await listingCheckout(shop, shopper, { listingId: id }, { promoCode: 'save15' })
  expect(await pressPay(shop, shopper, withCodeAgain, office)).toMatchObject({ ok: true })
  expect(await shop.database.orm.select({ pieces, holdsUse }).from(checkoutHolds)).toEqual([
    { pieces: 1, holdsUse: true },
  ])
})

test('code uses held by unpaid checkouts are counted the same way', async () => {
  const office = newNetwork()
  await promote(shop, { code: 'uses', maximumUses: 100 })
  const tries: string[] = []
  for (let one = 0; one <= mostHeld.checkoutsOfNetwork; one++) {
    const buyer = visitor()
    const form = checkoutForm([await designedLine(shop, buyer)], { promoCode: 'uses' })
    // 3,000 − 450 + 899 + 248
    const outcome = await pressPay(shop, buyer, { ...form, seenTotal: 3_697 }, office)
    tries.push(outcome.ok ? 'opened' : outcome.because)
  }
  expect(tries.slice(0, -1)).toEqual(tries.slice(0, -1).map(() => 'opened'))
  expect(tries.at(-1)).toBe('too_much_held')
})
