import { randomUUID } from 'node:crypto'
import { signatureHeader, signWebhook } from '#server/adapters/payments/stripe/verify-webhook.ts'
import { readContract } from '../contract.ts'
import { type FakeProvider, openFake, type PageAction, sendPage } from '../fake-provider.ts'
import { createStripeBooks } from './books.ts'
import { readNestedForm } from './read-form.ts'

const contract = readContract('stripe.from-sdk-types.json')
const secretKey = 'sk_test_fake'
const webhookSecret = 'whsec_fake'

const toError = (status: number, message: string) => ({
  error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', message },
})

/** The part of Stripe that the shop calls: Checkout Sessions, payment intents, refunds, events. */
export async function startStripe(): Promise<FakeProvider> {
  const { app, calls, origin, trouble, close } = await openFake('/v1', toError)
  const books = createStripeBooks(origin)
  const contractProblems: string[] = []

  type Answer = { status: 200 | 400 | 404; body: unknown }
  type Call = { id: string; key: string; body: unknown }
  const ok = (body: unknown): Answer => ({ status: 200, body })
  const refusal = (status: 400 | 404, message: string): Answer => ({ status, body: toError(status, message) })
  const handle = (method: 'get' | 'post', path: string, answer: (call: Call) => Answer): void => {
    app.on(method.toUpperCase(), path, async (context) => {
      const url = new URL(context.req.url)
      if (context.req.header('authorization') !== `Bearer ${secretKey}`)
        return context.json(toError(401, 'Invalid API Key provided'), 401)
      const body = readNestedForm(method === 'post' ? await context.req.text() : url.search)
      const problems =
        method === 'post' ? (contract?.problemsOfRequest(method, url.pathname, body) ?? []) : []
      contractProblems.push(...problems.map((problem) => `${method} ${url.pathname}: ${problem}`))
      if (problems.length > 0) return context.json(toError(400, problems.join('; ')), 400)
      const key = context.req.header('idempotency-key') ?? ''
      const answered = answer({ id: context.req.param('id') ?? '', key, body })
      return context.json(answered.body as object, answered.status)
    })
  }

  handle('get', '/v1/balance', () => ok({ object: 'balance', available: [], pending: [] }))
  handle('post', '/v1/checkout/sessions', ({ key, body }) => {
    const session = books.makeSession(key, body as Parameters<typeof books.makeSession>[1])
    return session === 'reused' ? refusal(400, 'This key was used with other parameters') : ok(session)
  })
  handle('get', '/v1/checkout/sessions/:id', ({ id }) => {
    const session = books.expanded(id)
    return session ? ok(session) : refusal(404, 'No such checkout session')
  })
  handle('post', '/v1/checkout/sessions/:id/expire', ({ id }) => {
    const session = books.expire(id)
    return session ? ok(session) : refusal(400, 'Only open sessions can be expired')
  })
  handle('post', '/v1/refunds', ({ key, body }) => {
    const refund = books.refund(key, body as Parameters<typeof books.refund>[1])
    return typeof refund === 'string' ? refusal(400, refund) : ok(refund)
  })
  handle('get', '/v1/refunds', ({ body }) => {
    const { payment_intent } = body as { payment_intent?: string }
    return ok({
      object: 'list',
      has_more: false,
      data: books.refundsOf(payment_intent ?? ''),
      url: '/v1/refunds',
    })
  })
  handle('get', '/v1/refunds/:id', ({ id }) => {
    const refund = books.refunds.get(id)
    return refund ? ok(refund) : refusal(404, 'No such refund')
  })

  app.post('/pay/:id', async (context) => {
    const action = (await context.req.parseBody()) as Record<string, string>
    const back = books.pay(context.req.param('id'), {
      card: action.card as PageAction['card'],
      ...(action.amountCents ? { amountCents: Number(action.amountCents) } : {}),
      ...(action.currency ? { currency: action.currency } : {}),
    })
    return back ? context.redirect(back) : context.text('This page is closed', 410)
  })
  app.get('/pay/:id', (context) =>
    context.html(
      `<!doctype html><title>Stripe</title><h1>Stripe checkout</h1><form method="post"><p>${
        books.session(context.req.param('id'))?.status
      }</p><button>Pay now</button></form>`,
    ),
  )

  return {
    key: 'stripe',
    origin,
    calls,
    contractProblems,
    trouble,
    settings: {
      PAYMENT_PROVIDER: 'stripe',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: origin,
      PAYMENT_TIMEOUT_SECONDS: '2',
    },
    pay: (pageUrl, action = {}) => sendPage(pageUrl, action),
    finishLate: books.finishLate,
    collected: books.collected,
    refundAtDesk: (attemptId, amount) => books.refundAtDesk(attemptId, amount),
    holdRefunds: books.holdRefunds,
    finishRefunds: books.finishRefunds,
    takeEvents: (_shopOrigin, signedAt = new Date()) =>
      books.takeEvents().map(({ kind, object }) => {
        const id = `evt_${randomUUID()}`
        const created = Math.floor(Date.now() / 1_000)
        const body = JSON.stringify({ id, object: 'event', type: kind, created, data: { object } })
        const time = String(Math.floor(signedAt.getTime() / 1_000))
        const signature = signWebhook(webhookSecret, time, new TextEncoder().encode(body))
        return { id, kind, body, headers: { [signatureHeader]: `t=${time},v1=${signature}` } }
      }),
    [Symbol.asyncDispose]: close,
  }
}
