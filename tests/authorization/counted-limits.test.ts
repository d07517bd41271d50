import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { promoRefusals } from '#domain/money/promo-code.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { countedLimits } from '#server/kernel/limits.ts'
import type { RateLimit, VisitorLimit } from '#server/kernel/rate-limit.ts'
import { makeKey } from '#tests/harness/api-key.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { exhaust } from '#tests/harness/processes/exhaust.ts'
import { designedLine, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

type Reach = {
  settings?: Record<string, string>
  /** Calls the operation; returns the reason for its refusal, or its message. */
  call(shop: TestShop, actor: Actor, orderNumber?: string): Promise<string | undefined>
  refusal: string
}

type Outcome = { ok: true } | { ok: false; reason: string; code?: string; retryAfterSeconds?: number }

/** A refused caller is told how long to wait. */
function reasonOf(outcome: Outcome): string {
  if (outcome.ok) return 'ok'
  const reason = outcome.code ?? outcome.reason
  return outcome.retryAfterSeconds ? `${reason}, then again` : reason
}
const wish = { prompt: 'Cat drinking coffee', style: 'Modern', sizeId: '13x12' } as const
const draw: Reach['call'] = async (shop, actor) =>
  reasonOf(await shop.operations.call('ai-designs.request', actor, wish))
const wanted = {
  product: 'tumbler' as const,
  name: 'Ada',
  email: 'ada@example.com',
  quantity: '40',
  details: {},
}

/** How to reach each limit of the table through an operation. */
const reaches: Partial<Record<keyof typeof countedLimits, Reach>> = {
  payLink: {
    async call(shop, actor) {
      return reasonOf(await shop.operations.call('payment-links.pay', actor, { token: randomUUID() }))
    },
    refusal: 'too_many_requests, then again',
  },
  promoGuess: {
    async call(shop, actor) {
      const line = await designedLine(shop, actor)
      const { promotion } = await shop.cart.price(actor, [line], 'pickup', { code: 'NOPE' })
      return promotion.code?.ok === false ? promotion.code.refusal.message : 'ok'
    },
    refusal: promoRefusals.tooManyTries.message,
  },
  drawing: { call: draw, refusal: 'too_many_requests, then again' },
  modelDrawing: {
    settings: { AI_IMAGES_URL: 'http://127.0.0.1:9/v1', AI_IMAGES_KEY: 'key' },
    call: draw,
    refusal: 'too_many_requests, then again',
  },
  tracking: {
    call: async (shop, actor) => reasonOf(await shop.shipping.track('9400111899223197428490', actor, false)),
    refusal: 'too_many, then again',
  },
  trackedOrder: {
    async call({ operations }, actor, orderNumber = '') {
      const input = { orderNumber, email: 'ada@example.com' }
      return reasonOf(await operations.call('tracking.find-order', actor, input))
    },
    refusal: 'too_many_requests, then again',
  },
  bulkQuote: {
    async call({ operations }, actor) {
      return reasonOf(await operations.call('quotes.request', actor, wanted))
    },
    refusal: 'too_many_requests, then again',
  },
  acknowledgement: {
    async call({ operations, jobs, mail }, actor, email = '') {
      const mailsThere = async () => (await mail.list()).filter(({ to }) => to === email).length
      const before = await mailsThere()
      await operations.call('quotes.request', actor, { ...wanted, email })
      await jobs.runDue()
      return (await mailsThere()) > before ? 'ok' : 'kept, not mailed'
    },
    refusal: 'kept, not mailed',
  },
  newsletter: {
    async call({ operations }, actor) {
      const input = { email: `${randomUUID()}@example.com` }
      return reasonOf(await operations.call('newsletter.subscribe', actor, input))
    },
    refusal: 'too_many_requests, then again',
  },
  orderMessage: {
    call: async (shop, actor) =>
      reasonOf(
        await shop.operations.call('orders.write-to-shop', actor, { order: randomUUID(), text: 'Hello' }),
      ),
    refusal: 'too_many_requests, then again',
  },
  editMessage: {
    call: async (shop, actor) =>
      reasonOf(
        await shop.operations.call('edit-requests.write-message', actor, {
          request: randomUUID(),
          text: 'Hello',
        }),
      ),
    refusal: 'too_many_requests, then again',
  },
  editRequest: {
    call: async (shop, actor) =>
      reasonOf(
        await shop.operations.call('edit-requests.create', actor, {
          item: randomUUID(),
          details: 'Larger, please',
        }),
      ),
    refusal: 'too_many_requests, then again',
  },
  serviceKey: {
    async call(shop, _actor, key = '') {
      const headers = { authorization: `Bearer ${key}` }
      const answer = await fetch(`${shop.origin}/auth/v1/admin/users`, { headers })
      return (await answer.json()).error_code
    },
    refusal: 'over_request_rate_limit',
  },
  ownDataExport: {
    async call(shop, actor) {
      const outcome = await shop.ownData.export(actor)
      if (outcome.ok) await outcome.body.cancel()
      return reasonOf(outcome)
    },
    refusal: 'too_many_attempts, then again',
  },
}

const clock = createTestClock()
const usual = await startTestShop({ clock })
/** Where a model makes the drawings. */
const inAnother = await startTestShop({ clock, settings: reaches.modelDrawing?.settings ?? {} })
afterAll(async () => {
  for (const shop of [usual, inAnother]) await shop[Symbol.asyncDispose]()
})

const office = '203.0.113.5'
const elsewhere = '203.0.113.6'
const home = '203.0.113.7'

test.each(Object.entries(countedLimits))(
  'the limit %s refuses callers who exceed it, and no one else',
  async (name, limit) => {
    const reach = reaches[name as keyof typeof countedLimits]
    if (!reach) throw new Error(`No operation is known to reach the limit ${name}: add how one does`)
    const shop = reach.settings ? inAnother : usual
    const isRefused = async (actor: Actor, orderNumber?: string): Promise<boolean> =>
      (await reach.call(shop, actor, orderNumber)) === reach.refusal
    if ('byAddress' in limit) await expectBothCounted(shop, limit, isRefused)
    else if (limit.counts === 'order') await expectOrderCounted(shop, limit, isRefused)
    else if (limit.counts === 'mailbox') await expectMailboxCounted(shop, limit, isRefused)
    else if (limit.counts === 'key') await expectKeyCounted(shop, limit, isRefused)
    else await expectAccountCounted(shop, limit, isRefused)
  },
)

type IsRefused = (actor: Actor, orderNumber?: string) => Promise<boolean>

async function expectBothCounted(shop: TestShop, limit: VisitorLimit, isRefused: IsRefused): Promise<void> {
  const [ada, bob] = [visitor(), visitor()]
  expect(await isRefused({ ...ada, network: office })).toBe(false)
  await exhaust(shop, limit.byAddress, office)
  // Another cookie doesn't help; another network does.
  expect(await isRefused({ ...bob, network: office })).toBe(true)
  expect(await isRefused({ ...ada, network: elsewhere })).toBe(false)
  await exhaust(shop, limit.byActor, ada.visitorId)
  expect(await isRefused({ ...ada, network: elsewhere })).toBe(true)
  expect(await isRefused({ ...visitor(), network: elsewhere })).toBe(false)
  const customer = signedIn()
  await exhaust(shop, limit.byActor, customer.user?.id ?? '')
  // A signed-in user is counted as such, in whatever browser.
  expect(await isRefused({ ...customer, visitorId: randomUUID(), network: elsewhere })).toBe(true)
}

async function expectOrderCounted(shop: TestShop, limit: RateLimit, isRefused: IsRefused): Promise<void> {
  // Someone who tracks parcels from the office is also counted by its address.
  const ask = (orderNumber: string) => isRefused({ ...visitor(), network: home }, orderNumber)
  expect(await ask('GW-000001')).toBe(false)
  await exhaust(shop, limit, 'GW-000001')
  expect([await ask('gw-000001'), await ask('GW-000002')]).toEqual([true, false])
}

/** Whoever asks, from anywhere. */
async function expectMailboxCounted(shop: TestShop, limit: RateLimit, isRefused: IsRefused): Promise<void> {
  const ask = (email: string) => isRefused({ ...visitor(), network: randomUUID() }, email)
  expect(await ask('victim@example.com')).toBe(false)
  await exhaust(shop, limit, 'victim@example.com')
  expect([await ask('victim@example.com'), await ask('other@example.com')]).toEqual([true, false])
}

/** With any key, from the same network. */
async function expectKeyCounted(shop: TestShop, limit: RateLimit, isRefused: IsRefused): Promise<void> {
  const [erp, till] = [await makeKey(shop, 'ERP'), await makeKey(shop, 'Till')]
  const ask = (key: string) => isRefused({ ...visitor(), network: office }, key)
  expect(await ask(erp.key)).toBe(false)
  await exhaust(shop, limit, erp.id)
  expect([await ask(erp.key), await ask(till.key)]).toEqual([true, false])
}

async function expectAccountCounted(shop: TestShop, limit: RateLimit, isRefused: IsRefused): Promise<void> {
  const [ada, bob] = [await signInFrom(shop, browse(shop)), await signInFrom(shop, browse(shop))]
  expect(await isRefused({ ...ada.actor, network: office })).toBe(false)
  await exhaust(shop, limit, ada.actor.user?.id ?? '')
  expect(await isRefused({ ...ada.actor, network: elsewhere })).toBe(true)
  expect(await isRefused({ ...bob.actor, network: office })).toBe(false)
}
