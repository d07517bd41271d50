import { expect, test } from 'vitest'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { callPaymentPage } from './call-payment-page.ts'

type Deps = Parameters<typeof callPaymentPage>[0]
type Call = Awaited<ReturnType<Deps['payments']['call']>>

const [customer, shopper] = [signedIn(), visitor()]
const order = {
  orderId: 'order',
  customerId: customer.user?.id ?? null,
  visitorId: customer.visitorId,
  fingerprint: 'same',
  paymentStatus: 'awaiting' as const,
}

/** From a provider that responds this way. */
const ask = (
  call: Call,
  actor = customer,
  of = order as Parameters<typeof callPaymentPage>[2],
  sent = 'same',
) => {
  const payments = {
    ...{ providerKey: 'square', providerName: 'Square' },
    attemptOfOrder: async () => ({ attemptId: 'attempt' }),
    call: async () => call,
  } as unknown as Deps['payments']
  return callPaymentPage({ payments, origin: 'https://shop.example' }, actor, of, sent)
}
const page: Call = { ok: true, url: 'https://pay.example/1', reference: 'ref' }
const found = { redirectUrl: page.url, attemptId: 'attempt', provider: 'square', reference: 'ref' }

test('the payment page is the provider’s, or the result once nothing is left to pay', async () => {
  expect(await ask(page)).toEqual(found)
  expect(await ask({ ...page, reference: '' })).toEqual({ ...found, reference: null })
  const over = { ...found, reference: null }
  const result = '/payment-success?attempt=attempt'
  expect(await ask({ ok: false, reason: 'over' })).toEqual({
    ...over,
    redirectUrl: `https://shop.example${result}`,
  })
  expect(await ask({ ok: false, reason: 'over' }, { ...customer, origin: 'https://b.example' })).toEqual({
    ...over,
    redirectUrl: `https://b.example${result}`,
  })
})

test.each<[string, Call, string, string]>([
  ['no page', { ok: false, reason: 'no_url' }, 'no_url', 'No checkout URL received'],
  [
    'no answer',
    { ok: false, reason: 'provider_failed', message: null },
    'provider_failed',
    'Could not create Square checkout. Please try again.',
  ],
  [
    'a refusal',
    { ok: false, reason: 'provider_failed', message: 'Square is shut' },
    'provider_failed',
    'Square is shut',
  ],
])('%s from the provider is reported in plain words', async (_what, call, because, message) => {
  await expect(ask(call)).rejects.toMatchObject({ code: 'unavailable', message, details: { because } })
})

test('someone else’s checkout, changed contents and an abandoned payment need a new checkout', async () => {
  const startAgain = { code: 'invalid', details: { because: 'start_again' } }
  const elsewhere = { ...customer, visitorId: shopper.visitorId }
  expect(await ask(page, elsewhere)).toEqual(found)
  expect(await ask(page, { ...customer, user: null })).toEqual(found)
  for (const stranger of [shopper, signedIn()])
    await expect(ask(page, stranger)).rejects.toMatchObject(startAgain)
  await expect(ask(page, shopper, { ...order, customerId: null })).rejects.toMatchObject(startAgain)
  await expect(ask(page, customer, order, 'other')).rejects.toMatchObject(startAgain)
  for (const paymentStatus of ['failed', 'expired'] as const)
    await expect(ask(page, customer, { ...order, paymentStatus })).rejects.toMatchObject(startAgain)
})
