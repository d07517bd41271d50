import { createHmac } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { readContract } from '../contract.ts'
import { openFake } from '../fake-provider.ts'
import { createShippoBooks } from './books.ts'

const contract = readContract('shippo.cut.json', false)
const token = 'shippo_test_fake'

async function blankLabel(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  pdf.addPage([288, 432])
  return new Uint8Array(await pdf.save())
}

export type ShippoFake = Awaited<ReturnType<typeof startShippo>>

/** The part of Shippo that the shop calls. It isn't idempotent: every purchase call buys. */
export async function startShippo() {
  const fake = await openFake('/api', (_status, detail) => ({ detail }))
  const { app, origin } = fake
  const books = createShippoBooks(origin)
  const contractProblems: string[] = []

  app.use('/api/*', async (context, next) => {
    const isKnown = context.req.header('authorization') === `ShippoToken ${token}`
    if (!isKnown) return context.json({ detail: 'Invalid token' }, 401)
    const called = new URL(context.req.url).pathname.replace('/api', '').replace(/\/$/, '')
    const body = context.req.method === 'POST' ? await context.req.json() : undefined
    const problems = contract?.problemsOfRequest(context.req.method, called, body) ?? []
    contractProblems.push(...problems.map((problem) => `${context.req.method} ${called}: ${problem}`))
    await next()
    if (!context.res.headers.get('content-type')?.startsWith('application/json')) return
    const { status } = context.res
    const answer = await context.res.clone().json()
    const wrong = contract?.problemsOfAnswer(context.req.method, called, answer, status) ?? []
    contractProblems.push(...wrong.map((problem) => `${context.req.method} ${called} ${status}: ${problem}`))
  })
  app.post('/api/addresses', async (context) =>
    context.json(books.checkAddress(await context.req.json()), 201),
  )
  app.post('/api/shipments', async (context) =>
    context.json(books.makeShipment(await context.req.json()), 201),
  )
  app.post('/api/transactions', async (context) => {
    const bought = books.buy(await context.req.json())
    return bought ? context.json(bought, 201) : context.json({ detail: 'No such rate' }, 400)
  })
  app.get('/api/transactions', (context) => {
    const { rate, page = '1', results = '25' } = context.req.query()
    const all = books.transactions.filter((one) => !rate || one.rate === rate)
    const start = (Number(page) - 1) * Number(results)
    return context.json({ results: all.slice(start, start + Number(results)), next: null, previous: null })
  })
  app.get('/api/transactions/:id', (context) => {
    const found = books.transactions.find(({ object_id }) => object_id === context.req.param('id'))
    return found ? context.json(found) : context.json({ detail: 'Not found' }, 404)
  })
  app.post('/api/refunds', async (context) => {
    const { transaction } = await context.req.json()
    return context.json({ object_id: 'refund', status: books.refund(transaction), transaction }, 201)
  })
  app.get('/api/tracks/:carrier/:number', (context) =>
    context.json(books.track(context.req.param('number'), context.req.param('carrier'))),
  )
  const label = await blankLabel()
  app.get('/label-files/:name', (context) => context.body(label, 200))

  return {
    ...fake,
    books,
    contractProblems,
    /** The environment of a shop that ships with it. */
    settings: {
      SHIPPING_PROVIDER: 'shippo',
      SHIPPO_API_TOKEN: token,
      SHIPPO_API_URL: `${origin}/api`,
      SHIPPING_TIMEOUT_SECONDS: '2',
    },
    /** Labels paid and not refunded, by the shipment they were bought for. */
    paidLabels(): Map<string, number> {
      const counts = new Map<string, number>()
      for (const { metadata, status } of books.transactions)
        if (status === 'SUCCESS' || status === 'QUEUED') counts.set(metadata, (counts.get(metadata) ?? 0) + 1)
      return counts
    },
    [Symbol.asyncDispose]: () => fake.close(),
  }
}

/** An event as Shippo sends it; signed if a secret is given. */
export function sendShippoEvent(
  shop: { origin: string },
  event: string,
  data: object,
  secret?: string,
  at = new Date(),
): Promise<Response> {
  const body = JSON.stringify({ event, test: false, data })
  const stamp = Math.floor(at.getTime() / 1_000)
  const signature = secret && createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
  return fetch(`${shop.origin}/webhooks/shippo`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'shippo-auth-signature': `t=${stamp},v1=${signature}` }),
    },
    body,
  })
}
