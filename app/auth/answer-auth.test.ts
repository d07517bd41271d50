import { Secret, TOTP } from 'otpauth'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { shopContext, visitContext } from '#app/context.ts'
import type { Visit } from '#server/http/visit.ts'
import { testMeta } from '#tests/harness/auth.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'
import { answerAuth } from './answer-auth.ts'

const shop = await shareTestShop()

const person = { email: 'ada@example.com', password: 'ink on film', fullName: 'Ada', phone: '1' }

/** Sends a form from a browser whose cookie is `session`; returns what the page did with the cookie. */
async function send(shop: TestShop, session: string | null, fields: Record<string, string>) {
  const set: unknown[] = []
  const context = new RouterContextProvider()
  context.set(shopContext, shop)
  context.set(visitContext, {
    actor: { visitorId: crypto.randomUUID(), user: session && (await shop.auth.authenticate(session)) },
    sessionToken: session,
    setSession: (token: unknown) => void set.push(token),
  } as unknown as Visit)
  const request = new Request(`${shop.origin}/auth`, { method: 'POST', body: new URLSearchParams(fields) })
  const answer = await answerAuth({ context, request }).catch((thrown: unknown) => thrown)
  return { answer, set }
}

async function signUp(shop: TestShop): Promise<string> {
  const made = await shop.auth.signUp(person, testMeta)
  if (!made.ok || !made.session) throw new Error('The sign-up gave no session')
  return made.session.value
}

test('signing out ends the session and clears what the browser stored', async () => {
  const session = await signUp(shop)

  const { answer, set } = await send(shop, session, { operation: 'account.sign-out', next: '//evil.example' })

  expect(await shop.auth.authenticate(session)).toBeNull()
  expect(set).toEqual([null])
  const { status, headers } = answer as Response
  expect([status, headers.get('location')]).toEqual([303, '/'])
  expect(headers.get('clear-site-data')).toBe('"cache"')
})

test('signing in again leaves no second session behind, and only the cookie carries the new one', async () => {
  const before = await signUp(shop)

  const { answer, set } = await send(shop, before, { operation: 'account.sign-in', ...person, next: '/cart' })

  expect(await shop.auth.authenticate(before)).toBeNull()
  const [session] = set as { value: string }[]
  expect(await shop.auth.authenticate(session?.value ?? '')).toMatchObject({ email: person.email })
  const { status, headers, body } = answer as Response
  expect([status, headers.get('location'), body]).toEqual([303, '/cart', null])
  expect(JSON.stringify([...headers])).not.toContain(session?.value)
})

test('a password leads to the second step, and the app code, even typed with a space, leads on from there', async () => {
  const user = await shop.auth.authenticate(await signUp(shop))
  if (!user) throw new Error('Nobody is signed in')
  const enrolled = await shop.auth.factors.enrollTotp(user, '')
  if (!enrolled.ok || !enrolled.totp) throw new Error('No app was added')
  const factor = enrolled.factor.id
  const totp = new TOTP({ secret: Secret.fromBase32(enrolled.totp.secret) })
  const first = { kind: 'code', code: totp.generate() } as const
  await shop.auth.factors.verify(user, { factorId: factor, challengeId: null, answer: first }, testMeta)

  const asked = await send(shop, null, { operation: 'account.sign-in', ...person, next: '/cart' })
  expect((asked.answer as Response).headers.get('location')).toBe('/auth?next=%2Fcart')
  const [half] = asked.set as { value: string }[]
  const code = totp.generate({ timestamp: Date.now() + 30_000 }).replace(/^.../, '$& ')
  const step = { operation: 'second-step.verify-code', factor, code, next: '/cart' }
  expect((await send(shop, null, step)).set).toEqual([])
  const { answer, set } = await send(shop, half?.value ?? '', step)

  expect((answer as Response).headers.get('location')).toBe('/cart')
  const [session] = set as { value: string }[]
  expect(await shop.auth.authenticate(session?.value ?? '')).toMatchObject({ email: person.email })
})

test.each([
  ['account.sign-in', { ...person, password: 'ink on paper' }],
  ['account.sign-up', { ...person, password: 'short', confirmPassword: 'other' }],
  ['account.choose-password', { token: 'x', password: 'short', confirmPassword: 'other' }],
])('a refused form of %s comes back without its passwords', async (operation, fields) => {
  const { answer, set } = await send(shop, null, { operation, ...fields })
  const text = JSON.stringify(answer)
  expect(set).toEqual([])
  if ('email' in fields) expect(text).toContain(fields.email)
  for (const secret of ['ink on paper', 'short', 'other'])
    expect(text.replaceAll('too short', '')).not.toContain(secret)
})
