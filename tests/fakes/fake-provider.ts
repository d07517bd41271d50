import { serve } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** What a shopper does on the hosted page. `slow`: the bank answers later, see `finishLate`. */
export type PageAction = {
  card?: 'approved' | 'declined' | 'slow'
  /** Another amount or currency than was asked for. */
  amountCents?: number
  currency?: string
}

/**
 * How the next calls go wrong. `fails_before` and `refused` have no effect; after `fails_after` and
 * `silent_after` the effect is there, and the caller is told otherwise or nothing.
 */
export type Trouble = 'rate_limited' | 'fails_before' | 'fails_after' | 'silent_after' | 'refused'

export type FakeEvent = { id: string; kind: string; headers: Record<string, string>; body: string }

/** A payment provider of our own on a loopback port: it keeps its books, however often it is asked. */
export type FakeProvider = AsyncDisposable & {
  key: string
  origin: string
  /** The environment of a shop that uses it. */
  settings: Record<string, string>
  pay(pageUrl: string, action?: PageAction): Promise<void>
  /** The bank of a slow payment says yes. */
  finishLate(attemptId: string): void
  /** What the books hold for an attempt, before and after refunds. */
  collected(attemptId: string): { count: number; cents: number; refundedCents: number }
  /** Somebody gives money back in the provider's own dashboard, and the shop is not told. */
  refundAtDesk(attemptId: string, amountCents: number): void
  /** New refunds stay pending until `finishRefunds`. */
  holdRefunds(): void
  finishRefunds(outcome: 'done' | 'failed'): void
  /** The next `count` calls to a path that matches go wrong. */
  trouble(kind: Trouble, path: RegExp, count?: number): void
  /** Everything that has happened since the last time, as signed events for this shop. */
  takeEvents(shopOrigin: string, signedAt?: Date): FakeEvent[]
  /** Every call that was made of it, such as 'POST /v1/refunds'. */
  calls: string[]
  /** Where calls or answers broke the published contract; empty when they were all right. */
  contractProblems: string[]
}

export const deliver = (shop: { origin: string }, key: string, event: FakeEvent): Promise<Response> =>
  fetch(`${shop.origin}/webhooks/${key}`, { method: 'POST', headers: event.headers, body: event.body })

/** The parts that both fakes share: a server, its troubles, and a list of calls. */
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

/** Sends the hosted page's form, as the shopper's browser does. */
export async function sendPage(pageUrl: string, action: PageAction): Promise<void> {
  const form = new URLSearchParams(
    Object.entries(action).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const answer = await fetch(pageUrl, { method: 'POST', body: form, redirect: 'manual' })
  if (answer.status >= 400)
    throw new Error(`The payment page answered ${answer.status}: ${await answer.text()}`)
}
