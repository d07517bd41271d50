import { expect, test } from 'vitest'
import { formatDay } from '#domain/shop/shop-time.ts'
import { days } from '#server/kernel/clock.ts'
import { shareTestAuth, type TestAuth, testMeta } from '#tests/harness/auth.ts'
import { clientOf } from '#tests/harness/auth-client.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { forgetExpiredJob } from '../forget-expired.ts'
import type { SignInMeta } from '../types.ts'

const shop = await shareTestAuth()

const person = {
  email: 'ada@example.com',
  password: 'ink on film',
  role: 'customer',
  fullName: 'Ada',
  phone: '1',
} as const

const laptop: SignInMeta = {
  clientAddress: '203.0.113.77',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/153.0.0.0 Safari/537.36',
  visitorId: crypto.randomUUID(),
}
const phone: SignInMeta = {
  clientAddress: '2001:db8:7:1::9',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
  visitorId: crypto.randomUUID(),
}

async function signIn(shop: TestAuth, meta: SignInMeta): Promise<string> {
  const outcome = await shop.auth.signIn(person, meta)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.session.value
}

async function newDeviceMails(shop: Pick<TestAuth, 'jobs' | 'mail'>) {
  await shop.jobs.runDue()
  return (await shop.mail.list()).filter(({ template }) => template === 'new-device')
}

test('the first sign-in sends nothing; one from another device is emailed with when, what and where', async () => {
  // Another user with their own devices and second factor.
  const eve = { ...person, email: 'eve@example.com' }
  await shop.auth.createUser(eve)
  await shop.auth.signIn(eve, laptop)
  await shop.database.pool.query(
    `insert into factors (user_id, type, name, verified_at, created_at, updated_at)
     select id, 'totp', 'App', now(), now(), now() from users`,
  )
  await shop.auth.createUser(person)
  await signIn(shop, laptop)
  await signIn(shop, laptop)
  expect(await newDeviceMails(shop)).toEqual([])

  shop.clock.advance(days(2))
  const day = formatDay(shop.clock.now(), 'America/Chicago')
  await signIn(shop, phone)
  await signIn(shop, phone)

  const [mail, ...more] = await newDeviceMails(shop)
  expect(more).toEqual([])
  expect(mail?.to).toBe(person.email)
  expect(mail?.subject).toBe('New sign-in to your Gangway account')
  expect(mail?.text).toMatch(new RegExp(`When: ${day}, \\d+:\\d\\d [AP]M \\(Central Time\\)`))
  expect(mail?.text).toContain('Device: Safari on iOS')
  expect(mail?.text).toContain('Network: 2001:db8:7::')
  expect(mail?.text).toContain('https://shop.example/profile#sessions')
  expect(mail?.text).not.toContain(phone.clientAddress)
})

test('a device is recognized by its cookie, or by its browser on a nearby network', async () => {
  await shop.auth.createUser(person)
  await signIn(shop, laptop)
  await signIn(shop, { ...laptop, clientAddress: '198.51.100.4', userAgent: 'Mozilla/5.0 Firefox/149.0' })
  await signIn(shop, { ...laptop, clientAddress: '203.0.113.200', visitorId: crypto.randomUUID() })
  expect(await newDeviceMails(shop)).toEqual([])

  await signIn(shop, { ...laptop, clientAddress: '198.51.100.9', visitorId: crypto.randomUUID() })
  expect(await newDeviceMails(shop)).toHaveLength(1)
})

test('five simultaneous sign-ins from one new device send one email; the record names no device or network', async () => {
  await shop.auth.createUser(person)
  await signIn(shop, laptop)
  await Promise.all([1, 2, 3, 4, 5].map(() => signIn(shop, phone)))

  expect(await newDeviceMails(shop)).toHaveLength(1)
  const { rows } = await shop.database.pool.query('select * from known_devices')
  expect(rows).toHaveLength(4)
  const kept = JSON.stringify(rows)
  for (const told of [phone.visitorId, phone.userAgent, '2001:db8']) expect(kept).not.toContain(told)
})

test('a wrong password is not a sign-in; with a second factor, only both steps together are', async () => {
  await shop.auth.createUser(person)
  const value = await signIn(shop, laptop)
  await shop.auth.signIn({ email: person.email, password: 'wrong' }, phone)
  const user = await shop.auth.authenticate(value)
  if (!user) throw new Error('Nobody is signed in')
  await shop.database.pool.query(
    `insert into factors (user_id, type, name, verified_at, created_at, updated_at)
     values ($1, 'totp', 'App', now(), now(), now())`,
    [user.id],
  )
  const [code = ''] = await shop.auth.factors.makeRecoveryCodes(user)

  const half = await signIn(shop, phone)
  expect(await newDeviceMails(shop)).toEqual([])
  expect(await shop.auth.factors.completeByRecoveryCode(half, code, phone)).toMatchObject({ ok: true })
  expect(await newDeviceMails(shop)).toHaveLength(1)
})

test('an unproven address gets one such email a day', async () => {
  const form = { email: person.email, password: person.password, fullName: 'Eve', phone: '1' }
  await shop.auth.signUp(form, testMeta)
  for (const network of ['192.0.2.1', '198.51.100.1', '203.0.113.1'])
    await signIn(shop, { clientAddress: network, userAgent: `browser at ${network}`, visitorId: '' })

  expect(await newDeviceMails(shop)).toHaveLength(1)
})

test('a device counts as new again after a year, unless it is the last one known', async () => {
  await shop.auth.createUser(person)
  await signIn(shop, laptop)
  shop.clock.advance(days(3))
  await signIn(shop, phone)
  shop.clock.advance(days(366))
  await shop.jobs.enqueue(shop.database.orm, forgetExpiredJob, {})
  await shop.jobs.runDue()

  const { rows } = await shop.database.pool.query('select 1 from known_devices')
  expect(rows).toHaveLength(2)
  expect(await newDeviceMails(shop)).toHaveLength(1)
  await signIn(shop, laptop)
  expect(await newDeviceMails(shop)).toHaveLength(2)
})

test('sign-ins from the official client are noted as well, and its refreshes are not', async () => {
  await using shop = await startTestShop()
  const account = { email: 'ada@example.com', password: 'ink on film' }
  const client = clientOf(shop)
  await client.signUp(account)
  await client.refreshSession()
  await client.refreshSession()
  await clientOf(shop).signInWithPassword(account)
  expect(await newDeviceMails(shop)).toEqual([])

  const answer = await fetch(`${shop.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': laptop.userAgent },
    body: JSON.stringify(account),
  })
  const { refresh_token } = await answer.json()
  await clientOf(shop).refreshSession({ refresh_token })

  const [mail, ...more] = await newDeviceMails(shop)
  expect(more).toEqual([])
  expect(mail?.text).toContain('Device: Chrome on Windows')
})
