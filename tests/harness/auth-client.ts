import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { GoTrueClient } from '@supabase/auth-js'
import type { TestShop } from './shop.ts'

/** The official client, as a browser elsewhere would use it: nothing shared between clients. */
export const clientOf = (shop: TestShop, flowType: 'implicit' | 'pkce' = 'implicit'): GoTrueClient =>
  new GoTrueClient({
    url: `${shop.origin}/auth/v1`,
    autoRefreshToken: false,
    persistSession: true,
    storage: memory(),
    flowType,
    experimental: { passkey: true },
  })

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

export const testAccount = { email: 'ada@example.com', password: 'ink on film' }

/** A new person's account, in a shop that tests share. */
export const newAccount = () => ({ ...testAccount, email: `${randomUUID()}@example.com` })

/** Signed up, and signed in. */
export async function signUpClient(shop: TestShop, account = testAccount, client = clientOf(shop)) {
  const { data, error } = await client.signUp(account)
  if (error || !data.session) throw error ?? new Error('The sign-up gave no session')
  return { client, session: data.session, user: data.session.user }
}

export const postAuth = (
  shop: TestShop,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${shop.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The six digits of the newest message to an address or number. */
export async function codeSentTo(shop: TestShop, address: string): Promise<string> {
  await shop.jobs.runDue()
  const newest = (await shop.mail.list()).find((one) => one.to === address)
  const code = /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
  if (!code) throw new Error(`No message with a code went to ${address}`)
  return code
}

/** The link of the newest message to an address. */
export async function linkSentTo(shop: TestShop, address: string): Promise<URL> {
  await shop.jobs.runDue()
  const newest = (await shop.mail.list()).find((one) => one.to === address)
  const link = /https?:\/\/\S+token=\S+/.exec(newest?.text ?? '')?.[0]
  if (!link) throw new Error(`No message with a link went to ${address}`)
  return new URL(link)
}

export type OutsideService = AsyncDisposable & {
  url: string
  requests: { path: string; body: string; headers: IncomingMessage['headers'] }[]
}

/** An outside HTTP service, defined by its responses. */
export async function startOutsideService(
  answer: (request: { path: string; body: string }) => { status?: number; body: string },
): Promise<OutsideService> {
  const requests: OutsideService['requests'] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = request.url ?? ''
    requests.push({ path, body, headers: request.headers })
    const { status = 200, body: text } = answer({ path, body })
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
