import { expect, test } from 'vitest'
import { days, minutes } from '#server/kernel/clock.ts'
import { linkMailedTo, shareTestAuth, startTestAuth, type TestAuth, testMeta } from '#tests/harness/auth.ts'
import { signedIn as inOffice } from '#tests/harness/sell.ts'
import { oneTimeTokens, sessions } from '../tables.ts'

const shop = await shareTestAuth()

const person = {
  email: 'ada@example.com',
  password: 'ink on film',
  role: 'customer',
  fullName: 'Ada',
  phone: '1',
} as const

async function signIn(shop: TestAuth, password: string = person.password): Promise<string> {
  const outcome = await shop.auth.signIn({ email: person.email, password }, testMeta)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.session.value
}

async function mailedToken(shop: TestAuth): Promise<string> {
  await shop.auth.requestPasswordReset({ email: person.email }, testMeta)
  await shop.jobs.runDue()
  return (await linkMailedTo(shop.mail, person.email)).searchParams.get('token') ?? ''
}

test('a session identifies the user with their current role until it is ended', async () => {
  await shop.auth.createUser(person)
  const [here, there] = [await signIn(shop), await signIn(shop)]
  const signedIn = await shop.auth.authenticate(here)
  expect(signedIn).toMatchObject({ email: person.email, role: 'customer' })

  await shop.people.setRole({ system: 'test' }, signedIn?.id ?? '', 'admin')
  const admin = await shop.auth.authenticate(here)
  expect(admin).toMatchObject({ role: 'admin' })
  expect(admin).not.toHaveProperty('permissions')
  const desk = { name: 'Front desk', permissions: ['orders.read' as const] }
  const { role } = await shop.operations.ask('roles.create', inOffice('owner'), desk)
  await shop.people.setRole({ system: 'test' }, signedIn?.id ?? '', role.id)
  const { permissions } = role
  expect(await shop.auth.authenticate(here)).toMatchObject({ role: 'custom', permissions })

  await shop.auth.signOut({ visitorId: '', user: signedIn })
  expect(await shop.auth.authenticate(here)).toBeNull()
  expect(await shop.auth.authenticate(there)).toMatchObject({ id: signedIn?.id })
  expect(await shop.auth.authenticate('')).toBeNull()
})

test('a session ends after thirty days, and its last use is known to within ten minutes', async () => {
  await shop.auth.createUser(person)
  const value = await signIn(shop)
  const lastUse = async () => (await shop.database.orm.select().from(sessions))[0]?.lastUsedAt.getTime() ?? 0
  const first = await lastUse()

  shop.clock.advance(minutes(5))
  await shop.auth.authenticate(value)
  expect(await lastUse()).toBe(first)
  shop.clock.advance(minutes(6))
  await shop.auth.authenticate(value)
  expect(await lastUse()).toBeGreaterThanOrEqual(first + minutes(11))

  shop.clock.advance(days(30))
  expect(await shop.auth.authenticate(value)).toBeNull()
})

test('a session is found by index, no matter how many there are', async () => {
  await using shop = await startTestAuth()
  await shop.auth.createUser(person)
  const value = await signIn(shop)
  await shop.database.pool.query(
    `insert into sessions (user_id, token_hash, amr, user_agent, address, created_at, last_used_at, expires_at)
     select user_id, 'other-' || number, amr, user_agent, address, created_at, last_used_at, expires_at
     from sessions, generate_series(1, 20000) number; analyze sessions`,
  )
  let queries = 0
  shop.database.pool.on('acquire', () => {
    queries++
  })
  expect(await shop.auth.authenticate(value)).not.toBeNull()
  expect(queries).toBe(1)
  const { rows } = await shop.database.pool.query(
    `explain select * from sessions where token_hash = 'x' and expires_at > now()`,
  )
  expect(JSON.stringify(rows)).toContain('Index Scan using sessions_token_hash')
})

test('a reset link sets a new password once, ends all sessions, and signs in', async () => {
  await shop.auth.createUser(person)
  const before = await signIn(shop)
  const [older, token] = [await mailedToken(shop), await mailedToken(shop)]
  expect(older).not.toBe(token)

  const outcome = await shop.auth.resetPassword({ token, password: 'another one' }, testMeta)

  if (!outcome.ok) throw new Error(outcome.reason)
  expect(await shop.auth.authenticate(before)).toBeNull()
  expect(await shop.auth.authenticate(outcome.session.value)).toMatchObject({ email: person.email })
  for (const used of [token, older]) {
    expect(await shop.auth.resetPassword({ token: used, password: 'third' }, testMeta)).toEqual({
      ok: false,
      reason: 'invalid_token',
    })
  }
  expect(await shop.auth.signIn(person, testMeta)).toEqual({ ok: false, reason: 'invalid_credentials' })
  await signIn(shop, 'another one')
})

test('of five simultaneous requests with one reset link, exactly one wins', async () => {
  await shop.auth.createUser(person)
  const token = await mailedToken(shop)

  const outcomes = await Promise.all(
    [1, 2, 3, 4, 5].map((index) =>
      shop.auth.resetPassword({ token, password: `password ${index}` }, testMeta),
    ),
  )

  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(await shop.database.orm.$count(sessions)).toBe(1)
})

test('a reset link expires after an hour and confirms nothing but a reset', async () => {
  await shop.auth.createUser(person)
  const token = await mailedToken(shop)
  expect((await shop.mail.list())[0]?.text).toContain('within the next hour')

  expect(await shop.auth.confirmEmail({ token }, testMeta)).toEqual({ ok: false, reason: 'invalid_token' })
  shop.clock.advance(minutes(61))
  expect(await shop.auth.resetPassword({ token, password: 'too late' }, testMeta)).toEqual({
    ok: false,
    reason: 'invalid_token',
  })
  expect(await shop.database.orm.$count(oneTimeTokens)).toBe(1)
  await signIn(shop)
})

test('a reset email goes out once even if its job runs twice', async () => {
  await shop.auth.createUser(person)
  await shop.auth.requestPasswordReset({ email: person.email }, testMeta)
  await shop.jobs.runDue()
  const { rowCount } = await shop.database.pool.query(
    `update pgboss.job set state = 'retry', retry_count = 1, completed_on = null, start_after = now()
     where name = 'auth.send-message'`,
  )
  expect(rowCount).toBe(1)
  await shop.jobs.runDue()

  expect(await shop.mail.list()).toHaveLength(1)
})

test('once a signing key is rotated, the very next token uses the new one', async () => {
  const first = await shop.auth.rotateSigningKey()
  const second = await shop.auth.rotateSigningKey()
  expect(second.kid).not.toBe(first.kid)
})
