import { expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const person = {
  ...{ email: 'ada@example.com', password: 'correct horse battery', role: 'customer' as const },
  ...{ fullName: 'Ada', phone: '1' },
}

async function startListening() {
  const lines: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const settings = { TRUSTED_PROXIES: '127.0.0.0/8,::1' }
  const shop = await startTestShop({ log, settings })
  return Object.assign(shop, { lines })
}

const from = { 'x-forwarded-for': '203.0.113.5' }

test('each sign-in attempt is logged with its method, outcome, network and request, and nothing that was sent', async () => {
  await using shop = await startListening()
  await shop.auth.createUser(person)
  const signIn = (password: string) =>
    fetch(`${shop.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...from, 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password }),
    })
  const wrong = await signIn('wrong password heron')
  const right = await signIn(person.password)

  const attempts = shop.lines.filter(({ msg }) => msg === 'an attempt to sign in')
  const userId = await shop.auth.userIdOf(person.email)
  const way = 'password'
  const network = '203.0.113.5'
  expect(attempts).toMatchObject([
    { way, outcome: 'invalid_credentials', network, requestId: wrong.headers.get('x-request-id') },
    { way, outcome: 'ok', network, userId, requestId: right.headers.get('x-request-id') },
  ])
  expect(JSON.stringify(shop.lines)).not.toMatch(/heron|correct horse|ada@/)
})

test('a refusal is logged with the network and the request; other requests log no network', async () => {
  await using shop = await startListening()
  const refused = await fetch(`${shop.origin}/functions/v1/generate_order_number`, {
    method: 'POST',
    headers: { ...from, 'content-type': 'application/json' },
    body: '{}',
  })
  const fine = await fetch(`${shop.origin}/health/live`, { headers: from })
  const lineOf = (answer: Response) =>
    shop.lines.find(
      ({ msg, requestId }) => msg === 'request' && requestId === answer.headers.get('x-request-id'),
    )

  expect([401, 403]).toContain(refused.status)
  expect(lineOf(refused)).toMatchObject({ status: refused.status, network: '203.0.113.5' })
  expect(lineOf(fine)).toMatchObject({ status: 200 })
  expect(lineOf(fine)).not.toHaveProperty('network')
})
