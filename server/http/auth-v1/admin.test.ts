import { GoTrueAdminApi } from '@supabase/auth-js'
import { eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { carryOutKeys, readKeysRequest } from '#cli/keys.ts'
import { auditEntries } from '#server/kernel/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { createSoftwareAuthenticator } from '#tests/fakes/software-authenticator.ts'
import { makeKey } from '#tests/harness/api-key.ts'
import {
  clientOf,
  codeSentTo,
  linkSentTo,
  newAccount,
  postAuth,
  signUpClient,
  testAccount,
} from '#tests/harness/auth-client.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const { email, password } = testAccount
/** Long enough for staff as well. */
const longPassword = 'ink on film and foil'
const nobody = '00000000-0000-4000-8000-000000000000'

const adminOf = (shop: TestShop, key: string): GoTrueAdminApi =>
  new GoTrueAdminApi({
    url: `${shop.origin}/auth/v1`,
    headers: { Authorization: `Bearer ${key}` },
    experimental: { passkey: true },
  })

const app = 'https://app.example/in'
const shop = await startTestShop({
  settings: {
    ...{ AUTH_REDIRECT_URLS: app, ALLOWED_ORIGINS: 'https://app.example' },
    // More people sign up here than are allowed from one network.
    SIGN_UP_LIMIT: '0',
  },
})
afterAll(() => shop[Symbol.asyncDispose]())
const admin = adminOf(shop, (await makeKey(shop, 'ERP')).key)

/** Emails to any of these addresses. */
const mailsTo = async (...addresses: string[]) =>
  (await shop.mail.list()).filter(({ to }) => addresses.includes(to))

const customerOfOrder = async (email: string) => {
  const { customerId, contactEmail } = orders
  const found = shop.database.orm.select({ customerId }).from(orders)
  return (await found.where(eq(contactEmail, email)))[0]?.customerId
}

/** Another shop, with access to everything. */
async function openWithKey(settings: Record<string, string> = {}) {
  const shop = await startTestShop({ settings })
  const { key } = await makeKey(shop, 'ERP')
  return {
    shop,
    admin: adminOf(shop, key),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('a user is created, found, listed, changed and deleted', async () => {
  const [{ email }, { email: evesEmail }] = [newAccount(), newAccount()]
  const newEmail = newAccount().email
  const eve = { email: evesEmail, password, phone: '+15125550199' }
  const bystander = (await admin.createUser(eve)).data.user
  const made = await admin.createUser({
    ...{ email, password, phone: '+15125550123', email_confirm: true, phone_confirm: true },
    user_metadata: { full_name: 'Ada Lovelace', phone: '555 1' },
    app_metadata: { customer_no: 17, provider: 'none of yours' },
  })
  expect(made.error).toBeNull()
  const id = made.data.user?.id ?? ''
  expect(made.data.user).toMatchObject({
    ...{ email, phone: '15125550123', user_metadata: { full_name: 'Ada Lovelace' } },
    app_metadata: { provider: 'email', providers: ['email'], customer_no: 17 },
  })
  expect(made.data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
  expect(made.data.user?.phone_confirmed_at).toMatch(/^\d{4}-/)
  expect(await shop.people.profileOf(id)).toMatchObject({ fullName: 'Ada Lovelace', role: 'customer' })
  expect((await admin.getUserById(id)).data.user).toEqual(made.data.user)
  const client = clientOf(shop)
  expect((await client.signInWithPassword({ email, password })).error).toBeNull()
  expect(await mailsTo(email, evesEmail)).toEqual([])

  const changed = await admin.updateUserById(id, {
    ...{ email: newEmail, password: 'another one' },
    user_metadata: { phone: null, shirt: 'XL' },
    app_metadata: { customer_no: null, tier: 'gold', providers: [] },
  })
  expect(changed.data.user).toMatchObject({
    email: newEmail,
    user_metadata: { full_name: 'Ada Lovelace', shirt: 'XL' },
    identities: [{ identity_data: { email: newEmail } }],
  })
  expect(changed.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'], tier: 'gold' })
  expect(changed.data.user?.email_confirmed_at).toBeUndefined()
  expect(await shop.people.profileOf(id)).toMatchObject({ email: newEmail })
  expect((await client.getUser()).data.user).toBeNull()
  const again = { email: newEmail, password: 'another one' }
  expect((await clientOf(shop).signInWithPassword(again)).error).toBeNull()
  const proven = await admin.updateUserById(id, { email_confirm: true })
  expect(proven.data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
  await admin.updateUserById(id, { phone: '+15125550124', phone_confirm: true })

  expect((await admin.deleteUser(id, true)).error).toMatchObject({ code: 'validation_failed' })
  expect((await admin.deleteUser(id)).error).toBeNull()
  expect((await admin.getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 })
  expect((await admin.deleteUser(id)).error?.code).toBe('user_not_found')
  expect(await shop.people.profileOf(id)).toBeNull()
  expect(bystander).not.toBeNull()
  expect((await admin.getUserById(bystander?.id ?? '')).data.user).toEqual(bystander)
})

test('users are listed in pages, oldest first', async () => {
  await using opened = await openWithKey()
  const { admin } = opened
  for (const name of ['a', 'b', 'c', 'd', 'e']) await admin.createUser({ email: `${name}@example.com` })
  const pageOf = async (page?: number) => {
    const { data, error } = await admin.listUsers(page === undefined ? undefined : { page, perPage: 2 })
    if (error) throw error
    const { users, nextPage, lastPage, total } = data
    return [users.map((user) => user.email?.[0]).join(''), nextPage, lastPage, total]
  }
  expect(await pageOf()).toEqual(['abcde', null, 1, 5])
  expect(await pageOf(1)).toEqual(['ab', 2, 3, 5])
  expect(await pageOf(2)).toEqual(['cd', 3, 3, 5])
  expect(await pageOf(3)).toEqual(['e', null, 3, 5])
  expect(await pageOf(4)).toEqual(['', null, 3, 5])
})

test('impossible requests are refused with codes and messages', async () => {
  const [account, eve, mallory] = [newAccount(), newAccount(), newAccount()]
  const { email } = account
  const { user } = await signUpClient(shop, account)
  const other = (await admin.createUser({ email: eve.email })).data.user?.id ?? ''
  const refusalOf = async (made: Promise<{ error: { code?: string; message: string } | null }>) => {
    const { error } = await made
    return [error?.code, error?.message]
  }
  expect(await refusalOf(admin.createUser({}))).toEqual([
    'validation_failed',
    'Cannot create a user without either an email or phone',
  ])
  expect((await refusalOf(admin.createUser({ email })))[0]).toBe('email_exists')
  expect((await refusalOf(admin.updateUserById(other, { email })))[0]).toBe('email_exists')
  expect((await refusalOf(admin.createUser({ email: mallory.email, password: '12345' })))[0]).toBe(
    'weak_password',
  )
  expect(await refusalOf(admin.createUser({ email: mallory.email, role: 'owner' }))).toEqual([
    'validation_failed',
    'Owners assign roles and suspensions in the back office.',
  ])
  for (const more of [{ ban_duration: '1h' }, { id: nobody }, { password_hash: '$2y$10$x' }])
    expect((await refusalOf(admin.updateUserById(user.id, more)))[0]).toBe('validation_failed')
  expect((await refusalOf(admin.updateUserById(nobody, { email })))[0]).toBe('user_not_found')
  expect((await admin.updateUserById(other, { phone: '+15125550133', phone_confirm: true })).error).toBeNull()
  expect((await refusalOf(admin.updateUserById(user.id, { phone: '+15125550133' })))[0]).toBe('phone_exists')
  expect((await refusalOf(admin.createUser({ phone: '+15125550133' })))[0]).toBe('phone_exists')
})

test('staff accounts are visible but never changed: a key creates no owners', async () => {
  for (const role of ['admin', 'owner'] as const) {
    const [address, newEmail] = [newAccount().email, newAccount().email]
    await shop.auth.createUser({ email: address, password: longPassword, role, fullName: role, phone: '' })
    const id = (await shop.auth.userIdOf(address)) ?? ''
    expect((await admin.getUserById(id)).data.user?.email).toBe(address)
    const refused = { code: 'not_admin', status: 403 }
    expect((await admin.updateUserById(id, { password: 'taken over' })).error).toMatchObject(refused)
    expect((await admin.updateUserById(id, { email: newEmail })).error).toMatchObject(refused)
    expect((await admin.deleteUser(id)).error).toMatchObject(refused)
    expect((await admin.inviteUserByEmail(address)).error).toMatchObject(refused)
    for (const type of ['magiclink', 'recovery', 'invite'] as const)
      expect((await admin.generateLink({ type, email: address })).error).toMatchObject(refused)
    const change = { type: 'email_change_new', email: address, newEmail } as const
    expect((await admin.generateLink(change)).error).toMatchObject(refused)
    expect((await admin.mfa.deleteFactor({ userId: id, id: nobody })).error).toMatchObject(refused)
    expect((await admin.passkey.deletePasskey({ userId: id, passkeyId: nobody })).error).toMatchObject(
      refused,
    )
    expect(await shop.people.roleOf(id)).toBe(role)
    expect(
      (await clientOf(shop).signInWithPassword({ email: address, password: longPassword })).error,
    ).toBeNull()
    expect(await mailsTo(address, newEmail)).toEqual([])
  }
})

test('an invitation is emailed, can be repeated, and lets its recipient in once', async () => {
  await using opened = await openWithKey({ SIGN_UP: 'invitation' })
  const { shop, admin } = opened
  const invited = await admin.inviteUserByEmail(email, { data: { full_name: 'Ada' } })
  expect(invited.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada' } })
  expect((await admin.inviteUserByEmail(email)).data.user?.id).toBe(invited.data.user?.id)
  const link = await linkSentTo(shop, email)
  expect(link.pathname + link.search).toMatch(/^\/auth\?type=invite&token=/)
  const token = await codeSentTo(shop, email)
  const { data } = await clientOf(shop).verifyOtp({ type: 'invite', email, token })
  expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject({ code: 'email_exists', status: 422 })
})

test('where sign-up is closed no one is invited, and a key still creates accounts', async () => {
  await using opened = await openWithKey({ SIGN_UP: 'closed' })
  const { shop, admin } = opened
  const refused = { code: 'signup_disabled', status: 422 }
  expect((await admin.inviteUserByEmail(email)).error).toMatchObject(refused)
  expect((await admin.generateLink({ type: 'magiclink', email })).error).toMatchObject(refused)
  expect(await shop.mail.list()).toEqual([])
  expect((await admin.createUser({ email, password, email_confirm: true })).error).toBeNull()
  expect((await clientOf(shop).signInWithPassword({ email, password })).error).toBeNull()
})

test('links are created for use in your own emails, each of its type, and no email is sent', async () => {
  const [email, newEmail] = [newAccount().email, newAccount().email]
  const signUp = await admin.generateLink({ type: 'signup', email, password })
  expect(signUp.data.properties).toMatchObject({ verification_type: 'signup', redirect_to: '' })
  expect(signUp.data.properties?.action_link.startsWith(`${shop.origin}/auth?type=signup&token=`)).toBe(true)
  const take = async (type: 'signup' | 'magiclink' | 'recovery' | 'email_change', token_hash = '') =>
    (await clientOf(shop).verifyOtp({ type, token_hash })).error?.code ?? null
  expect(await take('signup', signUp.data.properties?.hashed_token)).toBeNull()
  expect((await admin.generateLink({ type: 'signup', email, password })).error?.code).toBe('email_exists')

  const magic = await admin.generateLink({ type: 'magiclink', email, options: { redirectTo: app } })
  expect(magic.data.properties?.redirect_to).toBe(app)
  const answer = await fetch(magic.data.properties?.action_link ?? '', { redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? '')
  expect(target.origin + target.pathname).toBe(app)
  const token = new URLSearchParams(target.hash.slice(1)).get('access_token') ?? ''
  expect(decodeJwt(token)).toMatchObject({ email })

  const recovery = await admin.generateLink({ type: 'recovery', email })
  const byCode = { type: 'recovery', email, token: recovery.data.properties?.email_otp ?? '' } as const
  expect((await clientOf(shop).verifyOtp(byCode)).error).toBeNull()
  expect((await admin.generateLink({ type: 'recovery', email: newAccount().email })).error).toMatchObject({
    code: 'user_not_found',
    status: 404,
  })

  const first = await admin.generateLink({ type: 'email_change_current', email, newEmail })
  const second = await admin.generateLink({ type: 'email_change_new', email, newEmail })
  expect(first.data.user).toMatchObject({ email, new_email: newEmail })
  expect(await take('email_change', first.data.properties?.hashed_token)).toBeNull()
  expect(await take('email_change', second.data.properties?.hashed_token)).toBeNull()
  expect((await admin.getUserById(first.data.user?.id ?? '')).data.user?.email).toBe(newEmail)
  expect(await mailsTo(email, newEmail)).toEqual([])
})

test('a customer’s second factors and passkeys are listed and removed', async () => {
  const { client, user } = await signUpClient(shop, newAccount())
  const userId = user.id
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
  const listed = await admin.mfa.listFactors({ userId })
  expect(listed.data?.factors).toMatchObject([{ id: factor?.id, friendly_name: 'App', factor_type: 'totp' }])
  const key = createSoftwareAuthenticator(shop)
  const { data: begun } = await client.passkey.startRegistration()
  const credential = key.create(begun?.options.challenge ?? '').toJSON() as never
  const added = await client.passkey.verifyRegistration({
    challengeId: begun?.challenge_id ?? '',
    credential,
  })
  expect((await admin.passkey.listPasskeys({ userId })).data).toMatchObject([{ id: added.data?.id }])

  expect((await admin.mfa.deleteFactor({ userId, id: factor?.id ?? '' })).error).toBeNull()
  expect((await admin.passkey.deletePasskey({ userId, passkeyId: added.data?.id ?? '' })).error).toBeNull()
  expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([])
  expect((await admin.passkey.listPasskeys({ userId })).data).toEqual([])
  expect((await admin.mfa.listFactors({ userId: nobody })).error?.code).toBe('user_not_found')
})

test('an account with an open order stays, and a vouched address brings its guest orders', async () => {
  const { email } = newAccount()
  await sellGangSheet(shop, visitor(), { contact: { email, fullName: 'Ada', phone: '' } })
  const { data } = await admin.createUser({ email, email_confirm: true })
  const id = data.user?.id ?? ''
  expect(await customerOfOrder(email)).toBe(id)
  expect((await admin.deleteUser(id)).error).toMatchObject({ code: 'conflict', status: 409 })
  expect((await admin.getUserById(id)).error).toBeNull()
})

test('an address vouched for by a key opens guest orders only to its owner, not to whoever signed up with it', async () => {
  const account = newAccount()
  const { email } = account
  await sellGangSheet(shop, visitor(), { contact: { email, fullName: 'Ada', phone: '' } })
  const { client, user } = await signUpClient(shop, account)
  expect((await admin.updateUserById(user.id, { email_confirm: true })).error).toBeNull()
  expect((await client.getUser()).data.user).toBeNull()
  expect(await customerOfOrder(email)).toBeNull()

  const link = await admin.generateLink({ type: 'recovery', email })
  const token = link.data.properties?.hashed_token ?? ''
  const chosen = { token, password: 'theirs alone' }
  const meta = { clientAddress: '192.0.2.7', userAgent: '', visitorId: '' }
  expect(await shop.auth.resetPassword(chosen, meta)).toMatchObject({ ok: true })
  expect(await customerOfOrder(email)).toBe(user.id)
})

test('a key cannot set a commonly guessed password', async () => {
  const account = newAccount()
  const { user } = await signUpClient(shop, account)
  const common = 'Football1'
  const weak = { code: 'weak_password', status: 422, reasons: ['pwned'] }
  const eve = newAccount().email
  expect((await admin.createUser({ email: eve, password: common })).error).toMatchObject(weak)
  expect((await admin.updateUserById(user.id, { password: common })).error).toMatchObject(weak)
  const signUp = { type: 'signup', email: eve, password: common } as const
  expect((await admin.generateLink(signUp)).error).toMatchObject(weak)
  expect((await clientOf(shop).signInWithPassword(account)).error).toBeNull()
})

test('a key opens only this API, only from servers, until it is revoked', async () => {
  const { id, key } = await makeKey(shop, 'Mill')
  const statusOf = async (path: string, headers: Record<string, string>) => {
    const answer = await fetch(shop.origin + path, { headers })
    return [answer.status, (await answer.json()).error_code]
  }
  const users = '/auth/v1/admin/users'
  expect(await statusOf(users, {})).toEqual([401, 'no_authorization'])
  expect(await statusOf(users, { apikey: key })).toEqual([200, undefined])
  expect(await statusOf(users, { authorization: `Bearer ${key}x` })).toEqual([403, 'bad_jwt'])
  expect(await statusOf(users, { apikey: key, origin: 'https://app.example' })).toEqual([403, 'not_admin'])
  await shop.auth.createUser({
    email: 'boss@example.com',
    password: longPassword,
    role: 'owner',
    fullName: '',
    phone: '',
  })
  const owner = await clientOf(shop).signInWithPassword({ email: 'boss@example.com', password: longPassword })
  const token = owner.data.session?.access_token ?? ''
  expect(await statusOf(users, { authorization: `Bearer ${token}` })).toEqual([403, 'not_admin'])

  for (const [method, path] of [
    ['GET', '/auth/v1/user'],
    ['GET', '/api/v1/drafts'],
    ['POST', '/functions/v1/generate_order_number'],
    ['GET', '/events'],
  ] as const) {
    const { status } = await fetch(shop.origin + path, {
      method,
      headers: { authorization: `Bearer ${key}` },
    })
    expect(status, path).toBeOneOf([401, 403])
  }
  expect((await postAuth(shop, '/logout', {}, { authorization: `Bearer ${key}` })).status).toBe(403)

  const known = (await shop.auth.admin.keys.list()).find((one) => one.id === id)
  expect(known?.lastUsedAt).not.toBeNull()
  expect(await shop.auth.admin.keys.revoke(id, { system: 'test' })).toBe(true)
  expect((await adminOf(shop, key).listUsers()).error).toMatchObject({ status: 403 })
})

test('keys are created, listed and revoked on the command line; only a hash is kept, and everything is logged', async () => {
  await using shop = await startTestShop()
  const run = (...line: string[]) => {
    const request = readKeysRequest(line)
    if (!request) throw new Error('The line was not understood')
    return carryOutKeys(shop, request)
  }
  expect(await run('list')).toEqual({ ok: true, says: 'There are no API keys.' })
  const { says } = await run('create', 'ERP')
  const key = /^gangway_service_[\w-]{43}$/m.exec(says)?.[0] ?? ''
  const id = /Its id is (\S+)\.$/.exec(says)?.[1] ?? ''
  expect((await adminOf(shop, key).createUser({ email })).error).toBeNull()
  expect((await run('list')).says).toMatch(
    new RegExp(`^${id} {2}ERP {2}accounts.write {2}created .* {2}last used .* UTC$`),
  )
  expect(await run('revoke', id)).toEqual({ ok: true, says: 'Revoked.' })
  expect(await run('revoke', id)).toEqual({ ok: false, says: 'There is no active key with that id.' })
  expect((await run('list')).says).toMatch(/ {2}revoked \d{4}-\d\d-\d\d$/)

  const { rows } = await shop.database.pool.query(
    'select row_to_json(service_keys)::text as row from service_keys',
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].row).not.toContain(key)
  const entries = await shop.database.orm.select().from(auditEntries)
  expect(entries.map(({ actorName, action }) => `${actorName}: ${action}`)).toEqual([
    'command line: auth.create-service-key',
    'service key ERP: auth.create-user',
    'command line: auth.revoke-service-key',
  ])
  for (const line of [[], ['create'], ['create', ' '], ['list', 'x'], ['revoke', 'x'], ['make', 'x']])
    expect(readKeysRequest(line)).toBeNull()
})
