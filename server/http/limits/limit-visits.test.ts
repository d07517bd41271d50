import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { ServePage } from '#server/http/visit.ts'
import { type VisitLimit, visitLimits } from '#server/kernel/limits.ts'
import type { RateLimit } from '#server/kernel/rate-limit.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { exhaust } from '#tests/harness/processes/exhaust.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** A page as React Router renders it (app/shell/refuse-flood.ts): the refusal, before any work is done. */
const servePage: ServePage = async (_request, _shop, { refusal }) =>
  refusal ? new Response(refusal.message, { status: 429 }) : new Response('a page')

const settings = { TRUSTED_PROXIES: '127.0.0.0/8,::1' }
const address = '203.0.113.5'

const shop = await startTestShop({ clock: createTestClock(), settings, servePage })
afterAll(() => shop[Symbol.asyncDispose]())

/** Calls an operation in the table as the browser `visitorId` at the address `from`. */
async function ask(shop: TestShop, operation: string, visitorId: string, from: string) {
  const [method = '', path = ''] = operation.split(' ')
  const { headers } = browse(shop, visitorId)
  const answer = await fetch(
    shop.origin + path.replace(':code', 'GWP-7K4M9XQ2.png').replace(':id', randomUUID()),
    {
      method,
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': from },
      body: method === 'GET' ? undefined : '{}',
    },
  )
  return { status: answer.status, body: await answer.text(), retryAfter: answer.headers.get('retry-after') }
}

/** Each from separate networks: all writes from one network are also counted together. */
const rows = Object.values(visitLimits)
  .flatMap((limit: VisitLimit) =>
    (limit.operations.length > 0 ? limit.operations : ['POST /any/page']).map((operation) => ({
      operation,
      limit,
    })),
  )
  .map((row, at) => ({ ...row, network: `198.51.${at}` }))

test.each(rows)('$operation is limited by address and by actor', async ({ operation, limit, network }) => {
  const address = `${network}.5`
  const isRefused = async (visitorId: string, from: string): Promise<boolean> => {
    const { status, body, retryAfter } = await ask(shop, operation, visitorId, from)
    if (status === 429) expect([body.includes(words), Number(retryAfter) > 0]).toEqual([true, true])
    return status === 429
  }
  const visitor = randomUUID()
  const isOfAccounts = operation.includes(' /auth/v1/')
  const words = isOfAccounts ? 'over_request_rate_limit' : `${limit.tooMuch} Try again in `

  expect(await isRefused(visitor, address)).toBe(false)
  await exhaust(shop, limit.byAddress, address)
  // Another cookie doesn't help; another network does.
  expect(await isRefused(randomUUID(), address)).toBe(true)
  expect(await isRefused(visitor, `${network}.6`)).toBe(false)
  if (isOfAccounts) return // It doesn't distinguish browsers.
  await exhaust(shop, limit.byActor, visitor)
  expect(await isRefused(visitor, `${network}.7`)).toBe(true)
  expect(await isRefused(randomUUID(), `${network}.7`)).toBe(false)
})

test('each limit lets through exactly as many as it says', async () => {
  await using shop = await startTestShop({ clock: createTestClock(), settings, servePage })
  const one: RateLimit = visitLimits.write.byAddress
  await exhaust(shop, { ...one, max: one.max - 1 }, address)
  const answers = [
    await ask(shop, 'POST /any', randomUUID(), address),
    await ask(shop, 'POST /any.data', randomUUID(), address),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 429])
})

test('the write limit does not count staff, and reads are never counted', async () => {
  await using shop = await startTestShop({ clock: createTestClock(), settings, servePage })
  const staff = await signInFrom(shop, browse(shop), 'admin')
  await exhaust(shop, visitLimits.write.byAddress, address)
  const send = (headers: Record<string, string>, method = 'POST') =>
    fetch(`${shop.origin}/admin/packing`, { method, headers: { ...headers, 'x-forwarded-for': address } })
  expect((await send(staff.headers)).status).toBe(200)
  expect((await send(browse(shop).headers)).status).toBe(429)
  expect((await send(browse(shop).headers, 'GET')).status).toBe(200)
})

test('accounts from other apps are refused in their contract’s wording', async () => {
  await using shop = await startTestShop({ clock: createTestClock(), settings, servePage })
  await exhaust(shop, visitLimits.write.byAddress, address)
  const answer = await fetch(`${shop.origin}/auth/v1/otp`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
  })
  expect([answer.status, (await answer.json()).error_code]).toEqual([429, 'over_request_rate_limit'])
})
