import { randomUUID } from 'node:crypto'
import { signatureHeader, signWebhook } from '#server/adapters/payments/square/verify-webhook.ts'
import { readContract } from '../contract.ts'
import { type FakeProvider, openFake, type PageAction, sendPage } from '../fake-provider.ts'
import { createSquareBooks, type SquareBooks } from './books.ts'

const contract = readContract('square.cut.json')
const webhookKey = 'fake-square-webhook-key'
const accessToken = 'EAAA-fake-square-token'

const toError = (status: number, detail: string, code = codes[status] ?? 'BAD_REQUEST') => ({
  errors: [{ category: 'API_ERROR', code, detail }],
})
const codes: Record<number, string> = {
  401: 'UNAUTHORIZED',
  404: 'NOT_FOUND',
  429: 'RATE_LIMITED',
  500: 'INTERNAL_SERVER_ERROR',
}

/** The part of Square that the shop calls: payment links over orders, payments, refunds, events. */
export async function startSquare(): Promise<FakeProvider> {
  const { app, calls, origin, trouble, close } = await openFake('/v2', toError)
  const books = createSquareBooks(origin)
  const contractProblems: string[] = []

  type Answer = { status: 200 | 400 | 401 | 404; body: unknown }
  const ok = (body: unknown): Answer => ({ status: 200, body })
  const refusal = (status: 400 | 401 | 404, detail: string, code?: string): Answer => ({
    status,
    body: toError(status, detail, code),
  })
  const handle = (
    method: 'get' | 'post' | 'delete',
    path: string,
    answer: (id: string, body: Record<string, unknown>) => Answer,
  ): void => {
    app.on(method.toUpperCase(), path, async (context) => {
      const called = new URL(context.req.url).pathname
      if (context.req.header('authorization') !== `Bearer ${accessToken}`)
        return context.json(toError(401, 'This access token is not known'), 401)
      const body: Record<string, unknown> = method === 'post' ? await context.req.json() : {}
      const problems = method === 'post' ? (contract?.problemsOfRequest(method, called, body) ?? []) : []
      contractProblems.push(...problems.map((problem) => `${method} ${called}: ${problem}`))
      if (problems.length > 0) return context.json(toError(400, problems.join('; ')), 400)
      const { status, body: answered } = answer(context.req.param('id') ?? '', body)
      if (status === 200)
        contractProblems.push(
          ...(contract?.problemsOfAnswer(method, called, answered) ?? []).map(
            (problem) => `answer of ${method} ${called}: ${problem}`,
          ),
        )
      return context.json(answered as object, status)
    })
  }
  const found = (name: string, thing: unknown): Answer =>
    thing ? ok({ [name]: thing }) : refusal(404, `No such ${name}`)

  handle('post', '/v2/online-checkout/payment-links', (_, body) => {
    const link = books.makeLink(body)
    return link === 'reused'
      ? refusal(400, 'The key was used for something else')
      : ok({ payment_link: link })
  })
  handle('delete', '/v2/online-checkout/payment-links/:id', (id) =>
    books.deleteLink(id) ? ok({ id }) : refusal(404, 'No such payment link'),
  )
  handle('get', '/v2/orders/:id', (id) => found('order', books.order(id)))
  handle('get', '/v2/payments/:id', (id) => found('payment', books.payment(id)))
  handle('post', '/v2/refunds', (_, body) => {
    const refund = books.refund(body)
    return typeof refund === 'string' ? refusal(400, 'It is not refunded', refund) : ok({ refund })
  })
  handle('get', '/v2/refunds/:id', (id) => found('refund', books.refunds.get(id)))
  handle('get', '/v2/locations/:id', (id) =>
    found('location', id === 'LFAKE' ? { id, status: 'ACTIVE' } : null),
  )

  app.get('/pay/:id', (context) => context.html(page(books, context.req.param('id'))))
  app.post('/pay/:id', async (context) => {
    const action = (await context.req.parseBody()) as Record<string, string>
    const back = books.pay(context.req.param('id'), {
      card: action.card as PageAction['card'],
      ...(action.amountCents ? { amountCents: Number(action.amountCents) } : {}),
      ...(action.currency ? { currency: action.currency } : {}),
    })
    return back ? context.redirect(back) : context.text('This page is closed', 410)
  })

  return {
    key: 'square',
    origin,
    calls,
    contractProblems,
    trouble,
    settings: {
      PAYMENT_PROVIDER: 'square',
      SQUARE_ACCESS_TOKEN: accessToken,
      SQUARE_LOCATION_ID: 'LFAKE',
      SQUARE_WEBHOOK_SIGNATURE_KEY: webhookKey,
      SQUARE_API_URL: origin,
      PAYMENT_TIMEOUT_SECONDS: '2',
    },
    pay: (pageUrl, action = {}) => sendPage(pageUrl, action),
    finishLate: books.finishLate,
    collected: books.collected,
    refundAtDesk: (attemptId, amount) => books.refundAtDesk(attemptId, amount),
    holdRefunds: books.holdRefunds,
    finishRefunds: books.finishRefunds,
    takeEvents: (shopOrigin) =>
      books.takeEvents().map(({ kind, object }) => {
        const id = randomUUID()
        const body = JSON.stringify({
          merchant_id: 'MFAKE',
          type: kind,
          event_id: id,
          created_at: new Date().toISOString(),
          data: { type: kind.split('.')[0], id: randomUUID(), object },
        })
        const signature = signWebhook(
          webhookKey,
          `${shopOrigin}/webhooks/square`,
          new TextEncoder().encode(body),
        )
        return { id, kind, body, headers: { [signatureHeader]: signature } }
      }),
    [Symbol.asyncDispose]: close,
  }
}

const page = (books: SquareBooks, id: string): string =>
  `<!doctype html><title>Square</title><h1>Square checkout</h1>
  <form method="post"><p>${books.link(id) ? 'Pay' : 'This page is closed'}</p><button>Pay now</button></form>`
