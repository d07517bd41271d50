import { expect, test } from 'vitest'
import { shareTestAuth, type TestAuth, testMeta } from '#tests/harness/auth.ts'
import { oneTimeTokens, sessions } from '../tables.ts'

const shop = await shareTestAuth()

const person = {
  email: 'ada@example.com',
  password: 'ink on film',
  role: 'customer',
  fullName: 'Ada',
  phone: '1',
} as const

/** The cost of an attempt: password hashes, and uses of a database connection. */
async function workOf(shop: TestAuth, attempt: () => Promise<unknown>) {
  const hashesBefore = shop.hashesMade()
  let queries = 0
  const count = () => {
    queries++
  }
  shop.database.pool.on('acquire', count)
  const answer = await attempt()
  shop.database.pool.off('acquire', count)
  return { answer, hashes: shop.hashesMade() - hashesBefore, queries }
}

test('a wrong password and an unknown address take the same work and get the same answer', async () => {
  await shop.auth.createUser(person)

  const password = 'wrong password'
  const known = await workOf(shop, () => shop.auth.signIn({ email: person.email, password }, testMeta))
  const unknown = await workOf(shop, () =>
    shop.auth.signIn({ email: 'nobody@example.com', password }, testMeta),
  )

  expect(known).toEqual({ answer: { ok: false, reason: 'invalid_credentials' }, hashes: 1, queries: 4 })
  expect(unknown).toEqual(known)
  expect(await shop.database.orm.$count(sessions)).toBe(0)
})

test('requesting a reset takes the same work and gets the same answer for known and unknown addresses', async () => {
  await shop.auth.createUser(person)

  const known = await workOf(shop, () => shop.auth.requestPasswordReset({ email: person.email }, testMeta))
  const unknown = await workOf(shop, () =>
    shop.auth.requestPasswordReset({ email: 'nobody@example.com' }, testMeta),
  )

  expect(known).toMatchObject({ answer: { ok: true }, hashes: 0 })
  expect(unknown).toEqual(known)
  await shop.jobs.runDue()
  expect((await shop.mail.list()).map((mail) => mail.to)).toEqual([person.email])
  expect(await shop.database.orm.$count(oneTimeTokens)).toBe(1)
})

test('a sign-in link and a resent confirmation cost and answer the same for any address, and only known ones are emailed', async () => {
  const form = { email: person.email, password: person.password, fullName: 'Ada', phone: '1' }
  await shop.auth.signUp(form, testMeta)
  await shop.jobs.runDue()
  const ask = (kind: 'magiclink' | 'signup', address: string) =>
    workOf(shop, () => shop.auth.clients.requestMessage({ kind, address }, testMeta.clientAddress))

  for (const kind of ['magiclink', 'signup'] as const) {
    const known = await ask(kind, person.email)
    expect(known).toMatchObject({ answer: { ok: true }, hashes: 0 })
    expect(await ask(kind, 'nobody@example.com')).toEqual(known)
  }
  await shop.jobs.runDue()
  expect((await shop.mail.list()).map((mail) => mail.to)).toEqual(Array(3).fill(person.email))
})

test('too many attempts are refused for known and unknown accounts alike, even with the right password', async () => {
  await shop.auth.createUser(person)
  const attempts = (email: string, network: string) =>
    Array.from({ length: 20 }, () =>
      shop.auth.signIn({ email, password: 'wrong password' }, { ...testMeta, clientAddress: network }),
    )
  await Promise.all([...attempts(person.email, '192.0.2.1'), ...attempts('nobody@example.com', '192.0.2.2')])

  for (const email of [person.email, 'nobody@example.com']) {
    const hashes = shop.hashesMade()
    const answer = await shop.auth.signIn({ email, password: person.password }, testMeta)
    expect(answer).toMatchObject({ ok: false, reason: 'too_many_attempts' })
    expect(shop.hashesMade()).toBe(hashes)
  }
  shop.clock.advance(15 * 60_000)
  expect(await shop.auth.signIn(person, testMeta)).toMatchObject({ ok: true })
})

test('one network may sign up twelve times an hour, regardless of address', async () => {
  const signUp = (index: number) =>
    shop.auth.signUp(
      { email: `p${index}@example.com`, password: 'ink on film', fullName: 'P', phone: '1' },
      testMeta,
    )
  const outcomes = await Promise.all(Array.from({ length: 15 }, (_, index) => signUp(index)))

  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(12)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'too_many_attempts')).toHaveLength(3)
})
