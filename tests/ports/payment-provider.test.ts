import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#domain/money/money.ts'
import { createPaymentProviders } from '#server/adapters/payments/index.ts'
import { hours, after as later, minutes, systemClock } from '#server/kernel/clock.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import type { CheckoutRequest, KnownAttempt, PaymentProvider, RefundRequest } from '#server/payments/port.ts'
import type { FakeProvider, Trouble } from '#tests/fakes/fake-provider.ts'
import { startSquare } from '#tests/fakes/square/start-square.ts'
import { startStripe } from '#tests/fakes/stripe/start-stripe.ts'
import { startTestShop } from '#tests/harness/shop.ts'

type Opened = { provider: PaymentProvider; fake: FakeProvider | null; pay(url: string): Promise<unknown> }

const origin = 'https://shop.example.com'

const request = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  id: randomUUID(),
  amount: cents(4_147),
  currency: 'USD',
  description: 'Gangway Print Co.: 1 × Gang sheet',
  customerEmail: 'ada@example.com',
  returnUrl: `${origin}/payment-success?attempt=1`,
  expiresAt: later(new Date(), hours(2)),
  ...changes,
})

const refundOf = (attempt: KnownAttempt, amount: number): RefundRequest => ({
  id: randomUUID(),
  reference: null,
  attempt,
  amount: cents(amount),
  currency: 'USD',
  reason: 'Misprint',
})

async function overFake(start: () => Promise<FakeProvider>): Promise<Opened & { close(): Promise<void> }> {
  const fake = await start()
  const reading = readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: origin, ...fake.settings })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const [provider] = createPaymentProviders(reading.environment, systemClock, origin)
  if (!provider) throw new Error('The provider was not set up')
  return {
    provider,
    fake,
    pay: (url) => fake.pay(url),
    close: async () => fake[Symbol.asyncDispose](),
  }
}

async function overSandbox(): Promise<Opened & { close(): Promise<void> }> {
  const shop = await startTestShop()
  return {
    provider: shop.sandbox,
    fake: null,
    pay: (url) => shop.sandbox.pay(url.split('/').at(-1) ?? '', 'approved'),
    close: async () => shop[Symbol.asyncDispose](),
  }
}

describe.each([
  ['sandbox', overSandbox],
  ['square', () => overFake(startSquare)],
  ['stripe', () => overFake(startStripe)],
] as const)('the payment provider %s', (_name, open) => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => {
    expect(opened.fake?.contractProblems ?? []).toEqual([])
    await opened.close()
  })

  async function checkout(changes: Partial<CheckoutRequest> = {}) {
    const asked = request(changes)
    const { url, reference, eventReference = null } = await opened.provider.createCheckout(asked)
    return { url, attempt: { id: asked.id, reference, eventReference } }
  }

  async function paidCheckout() {
    const made = await checkout()
    await opened.pay(made.url)
    return made.attempt
  }

  test('returns the same page for the same id, and another for another', async () => {
    const asked = request()
    const pages = await Promise.all([1, 2, 3].map(() => opened.provider.createCheckout(asked)))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect((await opened.provider.createCheckout(request())).url).not.toBe(pages[0]?.url)
  })

  test('does not know an attempt that was never created', async () => {
    const attempt = { id: randomUUID(), reference: null, eventReference: null }
    expect(await opened.provider.lookUp(attempt)).toEqual({ state: 'unknown' })
  })

  test('an unfinished page is open; a finished one is paid in the requested amount', async () => {
    const { url, attempt } = await checkout()
    expect(await opened.provider.lookUp(attempt)).toEqual({ state: 'open' })
    await opened.pay(url)
    expect(await opened.provider.lookUp(attempt)).toEqual({
      state: 'paid',
      amount: 4_147,
      currency: 'USD',
      attemptId: attempt.id,
      refunded: 0,
    })
  })

  test('a closed page takes no money; closing it twice is fine, closing a paid one is not', async () => {
    const { attempt } = await checkout()
    await opened.provider.closeCheckout(attempt)
    await opened.provider.closeCheckout(attempt)
    expect(['cancelled', 'expired']).toContain((await opened.provider.lookUp(attempt)).state)
    const paid = await paidCheckout()
    await opened.provider.closeCheckout(paid).catch(() => 'refused')
    expect((await opened.provider.lookUp(paid)).state).toBe('paid')
  })

  test('partial refunds, each made once however often it is requested, and never more than was paid', async () => {
    const attempt = await paidCheckout()
    const part = refundOf(attempt, 1_000)
    const done = await opened.provider.refund(part)
    expect(done).toMatchObject({ state: 'done' })
    expect(await opened.provider.refund(part)).toEqual(done)
    const reference = done.state === 'done' ? done.reference : null
    expect(await opened.provider.lookUpRefund({ ...part, reference })).toEqual(done)
    expect(await opened.provider.refund(refundOf(attempt, 3_148))).toMatchObject({ state: 'failed' })
    expect(await opened.provider.refund(refundOf(attempt, 3_147))).toMatchObject({ state: 'done' })
    expect(opened.fake?.collected(attempt.id).refundedCents ?? 4_147).toBe(4_147)
    expect(await opened.provider.lookUp(attempt)).toMatchObject({ amount: 4_147, refunded: 4_147 })
  })

  test('a refund that was never requested is unknown; one of an unpaid page fails', async () => {
    const { attempt } = await checkout()
    expect(await opened.provider.lookUpRefund(refundOf(attempt, 1))).toEqual({ state: 'unknown' })
    expect(await opened.provider.refund(refundOf(attempt, 1))).toMatchObject({ state: 'failed' })
  })

  test('an unsigned event is ignored', async () => {
    const body = new TextEncoder().encode('{}')
    expect(await opened.provider.verifyWebhook(new Headers(), body)).toBeNull()
  })
})

test('for a page that was paid twice, Square takes each refund from a payment that can cover it, once, even if answers are lost', async () => {
  const { provider, pay, fake, close } = await overFake(startSquare)
  await using _ = { [Symbol.asyncDispose]: close }
  const asked = request()
  const { url, reference, eventReference = null } = await provider.createCheckout(asked)
  const attempt = { id: asked.id, reference, eventReference }
  await pay(url)
  await pay(url)
  for (const back of [4_147, 8_294]) {
    const whole = refundOf(attempt, 4_147)
    fake?.trouble('fails_after', /POST \/v2\/refunds/, 2)
    await expect(provider.refund(whole)).rejects.toThrow()
    const done = await provider.refund(whole)
    expect(done).toMatchObject({ state: 'done' })
    expect(await provider.refund(whole)).toEqual(done)
    expect(fake?.collected(asked.id).refundedCents).toBe(back)
  }
  expect(await provider.refund(refundOf(attempt, 1))).toMatchObject({ state: 'failed' })
})

/** Enough that the SDK's own retries fail as well. */
function callsInTrouble(kind: Trouble, { key }: PaymentProvider): number {
  if (kind === 'silent_after') return 1
  return kind === 'rate_limited' && key === 'stripe' ? 1 : 2
}

describe.each([
  ['square', startSquare, /POST \/v2\/online-checkout/, /POST \/v2\/refunds/, /GET \/v2\/orders/],
  ['stripe', startStripe, /POST \/v1\/checkout/, /POST \/v1\/refunds/, /GET \/v1\/checkout/],
] as const)('%s in trouble', (_name, start, create, refunds, look) => {
  async function openTrouble() {
    const opened = await overFake(start)
    return Object.assign(opened, { [Symbol.asyncDispose]: opened.close })
  }

  test('5xx before and after the effect, and rate limits, leave one page to pay on', async () => {
    await using opened = await openTrouble()
    const { fake, provider } = opened
    for (const kind of ['rate_limited', 'fails_before', 'fails_after', 'silent_after'] as const) {
      const asked = request()
      fake?.trouble(kind, create, callsInTrouble(kind, provider))
      await expect(provider.createCheckout(asked)).rejects.toThrow()
      const { url, reference, eventReference = null } = await provider.createCheckout(asked)
      await opened.pay(url)
      expect(await provider.lookUp({ id: asked.id, reference, eventReference })).toMatchObject({
        state: 'paid',
        amount: 4_147,
      })
      expect(fake?.collected(asked.id).count).toBe(1)
    }
  })

  test('silence takes no longer than the setting in total, including the SDK’s own retries', async () => {
    await using opened = await openTrouble()
    const { fake, provider } = opened
    fake?.trouble('silent_after', create, 10)
    await expect(provider.createCheckout(request())).rejects.toThrow(
      `${provider.name} did not answer in time`,
    )
  })

  test('a refund whose answer was lost is found or requested again, and made once', async () => {
    await using opened = await openTrouble()
    const { fake, provider } = opened
    for (const kind of ['fails_before', 'fails_after', 'silent_after'] as const) {
      const asked = request()
      const { url, reference, eventReference = null } = await provider.createCheckout(asked)
      await opened.pay(url)
      const refund = refundOf({ id: asked.id, reference, eventReference }, 500)
      fake?.trouble(kind, refunds, callsInTrouble(kind, provider))
      await expect(provider.refund(refund)).rejects.toThrow()
      const known = await provider.lookUpRefund(refund)
      const again = known.state === 'unknown' ? await provider.refund(refund) : known
      expect(again).toMatchObject({ state: 'done' })
      expect(fake?.collected(asked.id).refundedCents).toBe(500)
    }
  })

  test('refused credentials are reported with the status; nothing is paid or refunded', async () => {
    await using opened = await openTrouble()
    opened.fake?.trouble('refused', create)
    await expect(opened.provider.createCheckout(request())).rejects.toMatchObject({ status: 401 })
    opened.fake?.trouble('fails_before', look, 2)
    const attempt = { id: randomUUID(), reference: 'none', eventReference: 'none' }
    await expect(opened.provider.lookUp(attempt)).rejects.toMatchObject({ status: 500 })
    expect(await opened.provider.lookUp(attempt)).toEqual({ state: 'unknown' })
  })

  test('its own events are accepted; a changed body, another address or a wrong time are not', async () => {
    await using opened = await openTrouble()
    const { fake, provider } = opened
    const asked = request()
    const { url, reference, eventReference = null } = await provider.createCheckout(asked)
    await opened.pay(url)
    const events = fake?.takeEvents(origin) ?? []
    expect(events.length).toBeGreaterThan(1)
    for (const { headers, body, id, kind } of events) {
      const bytes = new TextEncoder().encode(body)
      const event = await provider.verifyWebhook(new Headers(headers), bytes)
      expect(event).toMatchObject({ eventId: id, kind })
      expect([asked.id, eventReference]).toContain(event?.attemptId ?? event?.eventReference)
      expect(reference).toBeTruthy()
      const forged = new TextEncoder().encode(body.replace('"', ' "'))
      expect(await provider.verifyWebhook(new Headers(headers), forged)).toBeNull()
    }
    await opened.pay((await provider.createCheckout(request())).url)
    const isTimed = provider.key === 'stripe'
    for (const time of [later(new Date(), -minutes(6)), later(new Date(), minutes(6))]) {
      const [late] = fake?.takeEvents(isTimed ? origin : 'https://elsewhere.example', time) ?? []
      if (!late) continue
      const bytes = new TextEncoder().encode(late.body)
      expect(await provider.verifyWebhook(new Headers(late.headers), bytes)).toBeNull()
    }
  })
})
