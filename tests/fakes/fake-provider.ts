import { serve } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A shopper's action on the hosted page. `slow`: the bank answers later, see `finishLate`. */
export type PageAction = {
  card?: 'approved' | 'declined' | 'slow'
  /** An amount or currency other than requested. */
  amountCents?: number
  currency?: string
}

/**
 * How the next calls fail. `fails_before` and `refused` have no effect; with `fails_after` and `silent_after` the
 * effect happens, but the caller gets an error or no response.
 */
export type Trouble = 'rate_limited' | 'fails_before' | 'fails_after' | 'silent_after' | 'refused'

export type FakeEvent = { id: string; kind: string; headers: Record<string, string>; body: string }

/** Our own payment provider on a loopback port: it keeps consistent books, no matter how often it is called. */
export type FakeProvider = AsyncDisposable & {
  key: string
  origin: string
  /** The environment of a shop that uses it. */
  settings: Record<string, string>
  pay(pageUrl: string, action?: PageAction): Promise<void>
  /** The bank approves a slow payment. */
  finishLate(attemptId: string): void
  /** What the books show for an attempt, before and after refunds. */
  collected(attemptId: string): { count: number; cents: number; refundedCents: number }
  /** A refund in the provider's own dashboard, of which the shop isn't notified. */
  refundAtDesk(attemptId: string, amountCents: number): void
  /** New refunds stay pending until `finishRefunds`. */
  holdRefunds(): void
  finishRefunds(outcome: 'done' | 'failed'): void
  /** The next `count` calls to a matching path fail. */
  trouble(kind: Trouble, path: RegExp, count?: number): void
  /** Everything that has happened since the last call, as signed events for this shop. */
  takeEvents(shopOrigin: string, signedAt?: Date): FakeEvent[]
  /** Every call made to it, such as 'POST /v1/refunds'. */
  calls: string[]
  /** Where calls or responses violated the published contract; empty if none did. */
  contractProblems: string[]
}

export const deliver = (shop: { origin: string }, key: string, event: FakeEvent): Promise<Response> =>
  fetch(`${shop.origin}/webhooks/${key}`, { method: 'POST', headers: event.headers, body: event.body })

/** The parts shared by both fakes: a server, its troubles, and a list of calls. */
export async function openFake(apiPrefix: string, toError: (status: number, says: string) => unknown) {
  const planned: { kind: Trouble; path: RegExp }[] = []
  const calls: string[] = []
  const silent: (() => void)[] = []
  const app = new Hono()
  const troubles: MiddlewareHandler = async (context, next) => {
    calls.push(`${context.req.method} ${context.req.path}`)
    const index = planned.findIndex(({ path }) => path.test(`${context.req.method} ${context.req.path}`))
    const kind = index < 0 ? null : planned.splice(index, 1)[0]?.kind
    const refuse = (status: ContentfulStatusCode, says: string) =>
      context.json(toError(status, says) as object, status)
    switch (kind) {
      case 'rate_limited':
        return refuse(429, 'Too many requests')
      case 'refused':
        return refuse(401, 'This access token is not known')
      case 'fails_before':
        return refuse(500, 'Something broke')
      case 'fails_after':
        await next()
        context.res = undefined
        context.res = refuse(500, 'Something broke')
        return
      case 'silent_after':
        await next()
        context.res = undefined
        await new Promise<void>((done) => silent.push(done))
        context.res = refuse(500, 'Too late')
        return
      default:
        await next()
    }
  }
  app.use(`${apiPrefix}/*`, troubles)
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await new Promise((done) => server.once('listening', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    app,
    calls,
    origin: `http://127.0.0.1:${port}`,
    trouble(kind: Trouble, path: RegExp, count = 1): void {
      for (let planning = 0; planning < count; planning++) planned.push({ kind, path })
    },
    close: () =>
      new Promise<void>((done) => {
        for (const end of silent) end()
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

/** Submits the hosted page's form, as the shopper's browser does. */
export async function sendPage(pageUrl: string, action: PageAction): Promise<void> {
  const form = new URLSearchParams(
    Object.entries(action).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const answer = await fetch(pageUrl, { method: 'POST', body: form, redirect: 'manual' })
  if (answer.status >= 400)
    throw new Error(`The payment page answered ${answer.status}: ${await answer.text()}`)
}
