import { expect, test } from 'vitest'
import type { Actor } from '#server/kernel/actor.ts'
import { linkMailedTo, shareTestAuth, startTestAuth, testMeta } from '#tests/harness/auth.ts'
import { clientOf, codeSentTo, newAccount } from '#tests/harness/auth-client.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { identities, sessions, users } from '../tables.ts'

const shop = await shareTestAuth()

const form = { email: 'ada@example.com', password: 'ink on film', fullName: 'Ada Lovelace', phone: '555 1' }

test('signing up signs the user in, creates a profile and emails a confirmation', async () => {
  const welcomed: Actor[] = []
  await using shop = await startTestAuth({ onSignedIn: [async (actor) => void welcomed.push(actor)] })

  const outcome = await shop.auth.signUp(form, testMeta)

  if (!outcome.ok || !outcome.session) throw new Error('The sign-up gave no session')
  const signedIn = await shop.auth.authenticate(outcome.session.value)
  expect(signedIn).toMatchObject({ email: form.email, role: 'customer' })
  expect(welcomed).toEqual([{ visitorId: testMeta.visitorId, user: signedIn }])
  expect(await shop.people.profileOf(signedIn?.id ?? '')).toMatchObject({
    fullName: 'Ada Lovelace',
    phone: '555 1',
    role: 'customer',
  })
  const [user] = await shop.database.orm.select().from(users)
  expect(user?.emailConfirmedAt).toBeNull()

  await shop.jobs.runDue()
  const link = await linkMailedTo(shop.mail, form.email)
  expect(link.origin + link.pathname).toBe('https://shop.example/auth')
  expect(link.searchParams.get('type')).toBe('signup')
  const token = link.searchParams.get('token') ?? ''
  expect(await shop.auth.confirmEmail({ token }, testMeta)).toEqual({ ok: true })
  expect(await shop.auth.confirmEmail({ token }, testMeta)).toEqual({ ok: false, reason: 'invalid_token' })
  const [confirmed] = await shop.database.orm.select().from(users)
  expect(confirmed?.emailConfirmedAt).toBeInstanceOf(Date)
})

test('a deleted account has no user', async () => {
  expect(await shop.auth.ownAccount.person('00000000-0000-4000-8000-000000000000')).toBeNull()
})

test('neither cookies nor passwords are stored in plain text', async () => {
  const outcome = await shop.auth.signUp(form, testMeta)
  const value = outcome.ok ? (outcome.session?.value ?? '') : ''

  expect(value).toHaveLength(43)
  const { rows } = await shop.database.pool.query(
    `select (select json_agg(u) from users u)::text || (select json_agg(s) from sessions s)::text as stored`,
  )
  expect(rows[0].stored).not.toContain(value)
  expect(rows[0].stored).not.toContain(form.password)
})

test('a known address is refused regardless of case, and ten simultaneous sign-ups create one account', async () => {
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => shop.auth.signUp(form, testMeta)))

  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'account_exists')).toHaveLength(4)
  const elsewhere = { ...testMeta, clientAddress: '192.0.2.9' }
  await shop.database.pool.query('truncate rate_limits')
  expect(await shop.auth.signUp({ ...form, email: 'ADA@example.com' }, elsewhere)).toEqual({
    ok: false,
    reason: 'account_exists',
  })
  expect(await shop.database.orm.$count(users)).toBe(1)
  expect(await shop.database.orm.$count(identities)).toBe(1)
  expect(await shop.database.orm.$count(sessions)).toBe(1)
})

test('where addresses must be confirmed first, no one is signed in before that', async () => {
  await using shop = await startTestAuth({ mustConfirmEmail: true })

  expect(await shop.auth.signUp(form, testMeta)).toEqual({ ok: true, session: null })
  expect(await shop.auth.signIn(form, testMeta)).toEqual({ ok: false, reason: 'email_not_confirmed' })
  expect(await shop.database.orm.$count(sessions)).toBe(0)

  await shop.jobs.runDue()
  const link = await linkMailedTo(shop.mail, form.email)
  await shop.auth.confirmEmail({ token: link.searchParams.get('token') ?? '' }, testMeta)
  expect(await shop.auth.signIn(form, testMeta)).toMatchObject({ ok: true })
})

test('a hook that fails after sign-up does not undo it', async () => {
  const failing = async () => {
    throw new Error('nothing could be taken along')
  }
  await using shop = await startTestAuth({ onSignedIn: [failing] })

  expect(await shop.auth.signUp(form, testMeta)).toMatchObject({ ok: true })
})

test('whoever signs up by a code, in an email or a text, begins with an empty profile, and can ask for another code', async () => {
  await using shop = await startTestShop()
  const client = clientOf(shop)
  const begun = async (proof: { type: 'email'; email: string } | { type: 'sms'; phone: string }) => {
    const sentTo = proof.type === 'email' ? proof.email : proof.phone
    const { data } = await client.verifyOtp({ ...proof, token: await codeSentTo(shop, sentTo) })
    return shop.people.profileOf(data.session?.user.id ?? '')
  }
  const [{ email }, { email: unproven }] = [newAccount(), newAccount()]
  const phone = '+15125550123'
  await client.signInWithOtp({ email })
  expect(await begun({ type: 'email', email })).toMatchObject({ email, fullName: '', phone: '' })
  await client.signInWithOtp({ phone })
  expect(await begun({ type: 'sms', phone })).toMatchObject({ email: '', fullName: '' })

  await client.signUp({ email: unproven, password: form.password })
  expect((await client.resend({ type: 'signup', email: unproven })).error).toBeNull()
  const token = await codeSentTo(shop, unproven)
  const proven = await client.verifyOtp({ type: 'signup', email: unproven, token })
  expect(proven.data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
})
