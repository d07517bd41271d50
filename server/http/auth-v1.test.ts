import { randomUUID } from 'node:crypto'
import { GoTrueClient } from '@supabase/auth-js'
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { days } from '#server/kernel/clock.ts'
import { linkMailedTo } from '#tests/harness/auth.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
// More people sign up and forget their password here than are allowed from one network.
const shop = await startTestShop({ clock, settings: { SIGN_UP_LIMIT: '0', MAILED_CODE_LIMIT: '0' } })
afterAll(() => shop[Symbol.asyncDispose]())

const names = { full_name: 'Ada Lovelace', phone: '555 1' }

/** The official client, as a browser elsewhere would use it: nothing shared between clients. */
const clientOf = (shop: TestShop): GoTrueClient =>
  new GoTrueClient({
    url: `${shop.origin}/auth/v1`,
    autoRefreshToken: false,
    persistSession: true,
    storage: memory(),
  })

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

async function signedUp(shop: TestShop) {
  const client = clientOf(shop)
  const account = { email: `${randomUUID()}@example.com`, password: 'ink on film' }
  const { data, error } = await client.signUp({ ...account, options: { data: names } })
  if (error || !data.session) throw error ?? new Error('The sign-up gave no session')
  return { account, client, session: data.session, user: data.session.user }
}

const post = (shop: TestShop, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${shop.origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const refreshWith = async (shop: TestShop, token: string) => {
  const answer = await post(shop, '/token?grant_type=refresh_token', { refresh_token: token })
  return { status: answer.status, body: await answer.json() }
}

test('sign-up returns a session, the user as in the contract, and a profile', async () => {
  const { account, user, session } = await signedUp(shop)

  expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
  expect(user).toMatchObject({
    email: account.email,
    aud: 'authenticated',
    role: 'authenticated',
    user_metadata: names,
    app_metadata: { provider: 'email', providers: ['email'] },
    identities: [{ provider: 'email', user_id: user.id, identity_data: { email: account.email } }],
  })
  expect(await shop.people.profileOf(user.id)).toMatchObject({ fullName: 'Ada Lovelace', role: 'customer' })
})

test('sign-up reports errors in the codes the client knows', async () => {
  const { account } = await signedUp(shop)
  const signUp = async (credentials: { email: string; password: string }) =>
    (await clientOf(shop).signUp(credentials)).error

  expect(await signUp(account)).toMatchObject({ code: 'user_already_exists', status: 422 })
  expect(await signUp({ email: 'grace@example.com', password: '12345' })).toMatchObject({
    code: 'weak_password',
    status: 422,
    reasons: ['length'],
  })
  expect(await signUp({ email: 'no address', password: '123456' })).toMatchObject({
    code: 'validation_failed',
    status: 400,
  })
  const missing = await post(shop, '/signup', { password: '123456' })
  expect(await missing.json()).toEqual({
    code: 400,
    error_code: 'validation_failed',
    msg: 'You must provide either an email or phone number and a password',
  })
  expect(await (await post(shop, '/signup', '{')).json()).toMatchObject({ error_code: 'bad_json' })
  expect((await post(shop, '/signup', { data: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await clientOf(shop).signUp({ phone: '555', password: '123456' })).error).toMatchObject({
    code: 'validation_failed',
  })
})

test('sign-in answers the same for a wrong password and an unknown address', async () => {
  const { account } = await signedUp(shop)

  expect((await clientOf(shop).signInWithPassword(account)).data.user?.email).toBe(account.email)
  const answerTo = async (email: string) => {
    const answer = await post(shop, '/token?grant_type=password', { email, password: 'wrong one' })
    return { status: answer.status, body: await answer.text() }
  }
  const known = await answerTo(account.email)
  expect(known.status).toBe(400)
  expect(JSON.parse(known.body)).toMatchObject({ error_code: 'invalid_credentials' })
  expect(await answerTo('nobody@example.com')).toEqual(known)
})

test('refresh tokens rotate, allow ten seconds of reuse, and end their session when used later', async () => {
  const { session } = await signedUp(shop)

  const first = await refreshWith(shop, session.refresh_token)
  expect(first.status).toBe(200)
  expect(first.body.refresh_token).not.toBe(session.refresh_token)
  expect(decodeJwt(first.body.access_token).session_id).toBe(decodeJwt(session.access_token).session_id)
  clock.advance(9_000)
  const again = await refreshWith(shop, session.refresh_token)
  expect(again.body.refresh_token).toBe(first.body.refresh_token)

  clock.advance(2_000)
  expect(await refreshWith(shop, session.refresh_token)).toEqual({
    status: 400,
    body: expect.objectContaining({ error_code: 'refresh_token_already_used' }),
  })
  expect((await refreshWith(shop, first.body.refresh_token)).body.error_code).toBe('refresh_token_not_found')
  const { error } = await clientOf(shop).getUser(first.body.access_token)
  expect(error?.name).toBe('AuthSessionMissingError')
})

test('an expired session is not restored by its refresh token', async () => {
  const { session } = await signedUp(shop)
  clock.advance(days(30))
  const { status, body } = await refreshWith(shop, session.refresh_token)
  expect([status, body.error_code]).toEqual([400, 'session_expired'])
})

test('a client that refreshes ten times at the same time keeps a single chain of tokens', async () => {
  const { session } = await signedUp(shop)

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => refreshWith(shop, session.refresh_token)),
  )

  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1)
  const { rows } = await shop.database.pool.query(
    'select count(*)::int as count from refresh_tokens where session_id = $1',
    [decodeJwt(session.access_token).session_id],
  )
  expect(rows[0].count).toBe(2)
})

test('access tokens are ES256 and verify with the published keys, even after a rotation', async () => {
  await using shop = await startTestShop()
  const { account, session, user, client } = await signedUp(shop)
  const keys = createRemoteJWKSet(new URL(`${shop.origin}/auth/v1/.well-known/jwks.json`), {
    cooldownDuration: 0,
  })

  const { payload, protectedHeader } = await jwtVerify(session.access_token, keys, {
    issuer: `${shop.origin}/auth/v1`,
    audience: 'authenticated',
  })
  expect(protectedHeader).toMatchObject({ alg: 'ES256', typ: 'JWT' })
  const known = { sub: user.id, role: 'authenticated', email: account.email, is_anonymous: false }
  expect(payload).toMatchObject({ ...known, aal: 'aal1' })
  expect(payload.amr).toEqual([{ method: 'password', timestamp: expect.any(Number) }])
  expect(payload.exp).toBe((payload.iat ?? 0) + 3600)

  const { kid } = await shop.auth.rotateSigningKey()
  const after = await clientOf(shop).signInWithPassword(account)
  const token = after.data.session?.access_token ?? ''
  expect(decodeProtectedHeader(token).kid).toBe(kid)
  await jwtVerify(token, keys)
  await jwtVerify(session.access_token, keys)
  expect((await client.getUser()).data.user?.id).toBe(user.id)
  const published = await (await fetch(`${shop.origin}/auth/v1/.well-known/jwks.json`)).json()
  expect(published.keys).toHaveLength(2)
  for (const key of published.keys) expect(key).not.toHaveProperty('d')
})

test('late in a second, an access token is issued in that second and not the next one', async () => {
  const second = Math.floor(Date.now() / 1_000)
  await using shop = await startTestShop({ clock: { now: () => new Date(second * 1_000 + 900) } })
  const { session } = await signedUp(shop)
  expect(decodeJwt(session.access_token)).toMatchObject({ iat: second, exp: second + 3_600 })
})

test('GET /user reads the session’s row, whatever the token says', async () => {
  const { account, client, session, user } = await signedUp(shop)

  expect((await client.getUser()).data.user?.email).toBe(account.email)
  const [head, body, signature = ''] = session.access_token.split('.')
  const forged = `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
  expect((await clientOf(shop).getUser(forged)).error).toMatchObject({ code: 'bad_jwt', status: 403 })
  const answer = await fetch(`${shop.origin}/auth/v1/user`)
  expect([answer.status, (await answer.json()).error_code]).toEqual([401, 'no_authorization'])
  await shop.database.pool.query('delete from sessions where user_id = $1', [user.id])
  expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
})

test('PUT /user merges metadata, and a new password ends the other sessions', async () => {
  const { account, client, session } = await signedUp(shop)
  const other = clientOf(shop)
  await other.signInWithPassword(account)

  const { data } = await client.updateUser({ data: { phone: null, shirt: 'XL' } })
  expect(data.user?.user_metadata).toEqual({ full_name: 'Ada Lovelace', shirt: 'XL' })
  expect((await client.updateUser({ password: account.password })).error).toMatchObject({
    code: 'same_password',
  })
  expect((await client.updateUser({ password: 'short' })).error).toMatchObject({ code: 'weak_password' })
  expect((await other.getUser()).data.user).not.toBeNull()

  expect((await client.updateUser({ password: 'another one' })).error).toBeNull()
  expect((await other.getUser()).data.user).toBeNull()
  expect((await client.getUser()).data.user?.id).toBe(session.user.id)
  expect((await refreshWith(shop, session.refresh_token)).status).toBe(200)
})

test.each([
  ['local', [false, true, true]],
  ['others', [true, false, false]],
  ['global', [false, false, false]],
] as const)('a sign-out with scope %s leaves these of three sessions: %j', async (scope, left) => {
  const { account } = await signedUp(shop)
  const clients = await Promise.all(
    [1, 2, 3].map(async () => {
      const client = clientOf(shop)
      const { data } = await client.signInWithPassword(account)
      return { client, token: data.session?.access_token ?? '' }
    }),
  )

  expect((await clients[0]?.client.signOut({ scope }))?.error).toBeNull()

  const users = await Promise.all(clients.map(({ token }) => shop.auth.authenticateBearer(token)))
  expect(users.map((user) => user !== null)).toEqual(left)
})

test('recover, verify and a new password: one email, one use', async () => {
  const { account, client: old } = await signedUp(shop)
  const client = clientOf(shop)

  expect(
    (await client.resetPasswordForEmail(account.email, { redirectTo: `${shop.origin}/auth` })).error,
  ).toBeNull()
  await shop.jobs.runDue()
  const link = await linkMailedTo(shop.mail, account.email)
  expect(link.origin + link.pathname).toBe(`${shop.origin}/auth`)
  const token_hash = link.searchParams.get('token') ?? ''

  const { data } = await client.verifyOtp({ type: 'recovery', token_hash })
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }])
  expect((await clientOf(shop).verifyOtp({ type: 'recovery', token_hash })).error).toMatchObject({
    code: 'otp_expired',
    status: 403,
  })
  expect((await client.updateUser({ password: 'another one' })).error).toBeNull()
  expect((await old.getUser()).data.user).toBeNull()
  expect((await clientOf(shop).signInWithPassword(account)).error?.code).toBe('invalid_credentials')
})

test('recover and resend answer the same for known and unknown addresses', async () => {
  await using shop = await startTestShop()
  const { account } = await signedUp(shop)
  const answerTo = async (path: string, email: string) => {
    const answer = await post(shop, path, { type: 'signup', email })
    return { status: answer.status, body: await answer.text() }
  }

  for (const path of ['/recover', '/resend']) {
    expect(await answerTo(path, account.email)).toEqual({ status: 200, body: '{}' })
    expect(await answerTo(path, 'nobody@example.com')).toEqual({ status: 200, body: '{}' })
  }
  await shop.jobs.runDue()
  expect(new Set((await shop.mail.list()).map((mail) => mail.to))).toEqual(new Set([account.email]))
})

test('a link to one of our pages continues there with a session; a link to a foreign page never does', async () => {
  const { account } = await signedUp(shop)
  const linkFor = async (redirectTo: string) => {
    await clientOf(shop).resetPasswordForEmail(account.email, { redirectTo })
    await shop.jobs.runDue()
    return linkMailedTo(shop.mail, account.email)
  }

  const foreign = await linkFor('https://evil.example/steal')
  expect(foreign.href.startsWith(`${shop.origin}/auth?`)).toBe(true)
  const link = await linkFor(`${shop.origin}/welcome?x=1`)
  expect(link.pathname).toBe('/auth/v1/verify')
  expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(204)
  link.searchParams.set('redirect_to', 'https://evil.example/steal')
  const changed = await fetch(link, { redirect: 'manual' })
  expect(changed.status).toBe(303)
  const target = new URL(changed.headers.get('location') ?? '')
  expect(target.origin).toBe(shop.origin)
  const fragment = new URLSearchParams(target.hash.slice(1))
  expect(fragment.get('type')).toBe('recovery')
  expect(await shop.auth.authenticateBearer(fragment.get('access_token') ?? '')).toMatchObject({
    email: account.email,
  })
  const used = await fetch(link, { redirect: 'manual' })
  expect(used.headers.get('location')).toContain('error_code=otp_expired')
})

test('the confirmation email confirms by address and token, and only for that address', async () => {
  const { account, client } = await signedUp(shop)
  await shop.jobs.runDue()
  const token = (await linkMailedTo(shop.mail, account.email)).searchParams.get('token') ?? ''

  const verify = (email: string) => clientOf(shop).verifyOtp({ type: 'signup', email, token })
  expect((await verify('other@example.com')).error?.code).toBe('otp_expired')
  expect((await client.getUser()).data.user?.email_confirmed_at).toBeUndefined()
  const { data } = await verify(account.email)
  expect(data.session).not.toBeNull()
  expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
  // The person who signed up may not be the one who reads the mailbox.
  expect((await client.getUser()).data.user).toBeNull()
})

test('the contract neither reads nor sets cookies, and its tokens also work outside it', async () => {
  await using shop = await startTestShop({
    servePage: async (_request, _shop, visit) => Response.json(visit.actor.user),
  })
  const { account, session } = await signedUp(shop)
  const answer = await post(shop, '/token?grant_type=password', account)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')

  const signedIn = await shop.auth.signIn(account, { clientAddress: '', userAgent: '', visitorId: '' })
  const cookie = `gangway_session=${signedIn.ok ? signedIn.session.value : ''}`
  expect((await fetch(`${shop.origin}/auth/v1/user`, { headers: { cookie } })).status).toBe(401)
  expect(await (await fetch(shop.origin, { headers: { cookie } })).json()).toMatchObject({
    email: account.email,
  })

  const headers = { authorization: `Bearer ${session.access_token}` }
  expect(await (await fetch(shop.origin, { headers })).json()).toMatchObject({
    id: session.user.id,
    role: 'customer',
  })
})

test('settings, health and unknown calls', async () => {
  const get = async (path: string) => {
    const answer = await fetch(`${shop.origin}/auth/v1${path}`)
    return [answer.status, await answer.json()]
  }

  expect(await get('/settings')).toEqual([
    200,
    {
      external: {
        anonymous_users: false,
        email: true,
        phone: true,
        web3_ethereum: true,
        web3_solana: true,
      },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: 'mailbox',
      saml_enabled: true,
      passkeys_enabled: true,
    },
  ])
  expect(await get('/health')).toMatchObject([200, { name: 'Gangway' }])
  for (const [method, path] of [
    ['PUT', '/signup'],
    ['GET', '/factors/x/verify'],
  ] as const) {
    const wrong = await fetch(`${shop.origin}/auth/v1${path}`, { method })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await wrong.json()).toMatchObject({ code: 405, error_code: 'bad_method' })
  }
  expect(await get('/nothing')).toMatchObject([404, { code: 404, error_code: 'not_found' }])
  expect((await post(shop, '/token?grant_type=none', {})).status).toBe(400)
})
