import { afterAll, expect, test } from 'vitest'
import { users } from '#server/auth/tables.ts'
import { hours, minutes } from '#server/kernel/clock.ts'
import { createEthereumWallet, ethereumText } from '#tests/fakes/wallets.ts'
import {
  clientOf,
  codeSentTo,
  newAccount,
  postAuth,
  signUpClient,
  testAccount,
} from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
// More people sign up here than are allowed from one network.
const shop = await startTestShop({ clock, settings: { SIGN_UP_LIMIT: '0', TEXTED_CODE_LIMIT: '0' } })
afterAll(() => shop[Symbol.asyncDispose]())

const { email, password } = testAccount

test('each answer with a session gives the time of this exact sign-in', async () => {
  let begun = clock.now()
  const isOfNow = (moment: string | undefined) => Date.parse(moment ?? '') >= begun.getTime()
  const goOn = () => {
    clock.advance(minutes(3))
    begun = clock.now()
  }
  const account = newAccount()
  const { email } = account
  const { user } = await signUpClient(shop, account)
  expect(isOfNow(user.last_sign_in_at)).toBe(true)

  goOn()
  const client = clientOf(shop)
  const again = await client.signInWithPassword(account)
  expect(isOfNow(again.data.user?.last_sign_in_at)).toBe(true)
  expect(isOfNow(again.data.user?.identities?.[0]?.last_sign_in_at)).toBe(true)

  goOn()
  await clientOf(shop).signInWithOtp({ email })
  const token = await codeSentTo(shop, email)
  const byCode = await clientOf(shop).verifyOtp({ type: 'email', email, token })
  expect(isOfNow(byCode.data.user?.last_sign_in_at)).toBe(true)
})

test('an anonymous account is refused as such', async () => {
  expect((await clientOf(shop).signInAnonymously()).error).toMatchObject({
    code: 'anonymous_provider_disabled',
    status: 422,
    message: 'Anonymous sign-ins are disabled',
  })
})

test.each([
  ['(555) 123-4567', '15551234567'],
  ['512.555.0123', '15125550123'],
  ['1 512 555 0123', '15125550123'],
  ['+1 (512) 555-0123', '15125550123'],
  ['+44 20 7183 8750', '442071838750'],
])('the number %s is accepted as %s', async (phone, answered) => {
  await shop.jobs.runDue()
  const before = new Set((await shop.mail.list()).map(({ id }) => id))
  const { data, error } = await clientOf(shop).signUp({ phone, password })
  expect(error).toBeNull()
  expect(data.user?.phone).toBe(answered)
  expect(data.user?.identities?.[0]?.identity_data?.phone).toBe(answered)
  await shop.jobs.runDue()
  const sent = (await shop.mail.list()).filter(({ id }) => !before.has(id))
  expect(sent.map(({ to }) => to)).toEqual([`+${answered}`])
})

test('an invalid number is refused with a message, and no text is sent', async () => {
  await using shop = await startTestShop()
  for (const phone of ['555-0123', '442071838750', '1112223333', '0123456789', '+0123456789', 'call me'])
    expect([phone, (await clientOf(shop).signInWithOtp({ phone })).error]).toMatchObject([
      phone,
      {
        status: 400,
        code: 'validation_failed',
        message: 'Invalid phone number format (E.164 required)',
      },
    ])
  await shop.jobs.runDue()
  expect(await shop.mail.list()).toEqual([])
  expect(await shop.database.orm.$count(users)).toBe(0)
})

test('a new wallet counts as a sign-up for its network, and a known one does not', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock })
  const signIn = async (wallet: ReturnType<typeof createEthereumWallet>) => {
    clock.advance(1)
    const message = ethereumText(shop.origin, wallet.address, { issuedAt: clock.now() })
    const given = { chain: 'ethereum', message, signature: wallet.sign(message) } as const
    return (await clientOf(shop).signInWithWeb3(given)).error?.code ?? null
  }
  const first = createEthereumWallet()
  expect(await signIn(first)).toBeNull()
  for (let more = 1; more < 12; more++) expect(await signIn(createEthereumWallet())).toBeNull()
  expect(await signIn(createEthereumWallet())).toBe('over_request_rate_limit')
  expect(await shop.database.orm.$count(users)).toBe(12)
  expect(await signIn(first)).toBeNull()
})

const wrong: [string, object, string][] = [
  ['/signup', { email, password: '12345' }, 'Password should be at least 6 characters'],
  ['/signup', { email: 'no address', password }, 'Unable to validate email address: invalid format'],
  ['/otp', { email: 7 }, 'Unable to validate email address: invalid format'],
  ['/otp', { email, create_user: 'yes' }, "The field 'create_user' is not true or false."],
  ['/otp', { email, data: 'x' }, "The field 'data' is not an object."],
  ['/token?grant_type=refresh_token', {}, "The field 'refresh_token' is missing."],
  ...['guess', 'constructor', '__proto__'].map((grant): [string, object, string] => [
    `/token?grant_type=${grant}`,
    { refresh_token: 'x' },
    'This grant type is not offered here.',
  ]),
  ['/token?grant_type=pkce', { auth_code: 'x' }, "The field 'code_verifier' is missing."],
  [
    '/token?grant_type=id_token',
    { provider: '!', id_token: 'x' },
    "The field 'provider' has the wrong format.",
  ],
  [
    '/token?grant_type=web3',
    { chain: 'ethereum', message: 'x', signature: 'x' },
    "The field 'message' is too short: at least 20 characters.",
  ],
  ['/token?grant_type=web3', { chain: 'bitcoin' }, 'Unsupported chain'],
  ['/verify', { type: 'sms', phone: '12', token: 'x' }, 'Invalid phone number format (E.164 required)'],
  ['/verify', { type: 'recovery' }, "The field 'token_hash' is missing."],
  ['/sso', { provider_id: 'works' }, "The field 'provider_id' is not a UUID."],
  ['/sso', {}, 'Give a domain or a provider_id.'],
  ['/resend', { email, type: 'sms' }, "The field 'type' must be one of: signup, email_change."],
  [
    '/passkeys/authentication/verify',
    { challenge_id: 'x', credential: {} },
    "The field 'challenge_id' is not a UUID.",
  ],
]

test('errors are messages that name the field', async () => {
  for (const [path, body, words] of wrong) {
    const answer = await postAuth(shop, path, body)
    const { msg, code } = await answer.json()
    expect([path, body, msg, code]).toEqual([path, body, words, answer.status])
  }
  const { client } = await signUpClient(shop, newAccount())
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const challenged = await client.mfa.challenge({ factorId: data?.id ?? '' })
  const answer = { factorId: data?.id ?? '', challengeId: challenged.data?.id ?? '', code: '000000' }
  expect((await client.mfa.verify(answer)).error?.message).toBe('Invalid TOTP code entered')
  expect((await client.mfa.enroll({ factorType: 'other' as 'totp' })).error?.message).toContain('factor_type')
  const { error } = await clientOf(shop).signInWithIdToken({ provider: 'google', token: 'x' })
  expect(error?.message).toContain('provider is not enabled')
  expect((await clientOf(shop).getUser('x.y.z')).error?.message).toMatch(/^invalid JWT/)
})

test('the default client, without PKCE, is redirected with a message instead of left on raw JSON', async () => {
  const app = 'https://app.example/in'
  const settings = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush', AUTH_REDIRECT_URLS: app }
  await using shop = await startTestShop({ settings })
  const options = { redirectTo: app, skipBrowserRedirect: true }
  const { data } = await clientOf(shop).signInWithOAuth({ provider: 'google', options })
  const address = new URL(data.url ?? '')
  address.searchParams.delete('skip_http_redirect')
  const answer = await fetch(address, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  const back = new URL(answer.headers.get('location') ?? '')
  expect(back.origin + back.pathname).toBe(app)
  expect(Object.fromEntries(back.searchParams)).toEqual({
    error: 'invalid_request',
    error_code: 'validation_failed',
    error_description:
      "Signing in this way needs PKCE, with a code_challenge: create the client with flowType: 'pkce'.",
  })
  const { error } = await clientOf(shop).signInWithSSO({ domain: 'works.example' })
  expect(error?.message).toContain("flowType: 'pkce'")
})

test('a guest’s anonymous key opens what a visitor may see, and no more', async () => {
  const part = (claims: object): string => Buffer.from(JSON.stringify(claims)).toString('base64url')
  const jwt = (claims: object) => `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmF0dXJl`
  const call = async (token: string, path = '/functions/v1/track-shipment', cookie = '') => {
    const answer = await fetch(shop.origin + path, {
      method: path.startsWith('/functions') ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        apikey: token,
        'content-type': 'application/json',
        cookie,
      },
      ...(path.startsWith('/functions') && { body: '{}' }),
    })
    return answer.status
  }
  const anonymous = jwt({ iss: 'supabase', role: 'anon', exp: 4_102_444_800 })
  const asVisitor = await fetch(`${shop.origin}/functions/v1/track-shipment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(asVisitor.status).not.toBe(401)
  expect(await call(anonymous)).toBe(asVisitor.status)
  expect(await call('sb_publishable_x')).toBe(asVisitor.status)
  expect(await call(anonymous, '/functions/v1/generate_order_number')).toBe(401)
  expect(await call(anonymous, '/api/v1/drafts')).toBe(401)
  expect(await call(anonymous, '/auth/v1/user')).toBe(403)
  expect(await call(jwt({ role: 'service_role' }))).toBe(401)
  expect(await call(jwt({ role: 'anon', sub: crypto.randomUUID() }))).toBe(401)

  const made = await shop.auth.signUp(
    { ...newAccount(), fullName: 'Ada', phone: '1' },
    { clientAddress: '', userAgent: '', visitorId: crypto.randomUUID() },
  )
  if (!made.ok) throw new Error(made.reason)
  const cookie = `gangway_session=${made.session?.value}`
  expect(await call(anonymous, '/api/v1/drafts', cookie)).toBe(401)
})

const fromElsewhere = (shop: TestShop, path: string) =>
  fetch(shop.origin + path, { method: 'POST', headers: { origin: 'https://evil.example' }, body: '{}' })

test('a page that is not allowed, and too many requests, are answered in the called API’s format', async () => {
  // The next minute allows three more.
  const now = new Date()
  await using shop = await startTestShop({
    settings: { REQUESTS_PER_MINUTE: '3' },
    clock: { now: () => now },
  })
  const words = 'This request came from another site.'
  const auth = await fromElsewhere(shop, '/auth/v1/signup')
  expect([auth.status, await auth.json()]).toEqual([
    403,
    { code: 403, error_code: 'origin_not_allowed', msg: words },
  ])
  const functions = await fromElsewhere(shop, '/functions/v1/track-shipment')
  expect([functions.status, await functions.json()]).toEqual([403, { success: false, error: words }])
  const api = await fromElsewhere(shop, '/api/v1/designs')
  expect(await api.json()).toMatchObject({ error: { code: 'forbidden', message: words } })
  expect((await clientOf(shop).signInWithPassword(testAccount)).error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  })
})

test('an international domain is one account however it is typed, and such characters before the @ are refused with a message', async () => {
  const password = 'ink on film'
  const typed = await signUpClient(shop, { email: 'ada@bücher.example', password })
  expect(typed.user.email).toBe('ada@xn--bcher-kva.example')
  for (const email of ['Ada@Bücher.example', 'ada@xn--bcher-kva.example'])
    expect((await clientOf(shop).signInWithPassword({ email, password })).data.user?.id).toBe(typed.user.id)

  const refused = await postAuth(shop, '/signup', { email: 'josé@example.com', password })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    {
      error_code: 'validation_failed',
      msg: expect.stringContaining('We can only email addresses with plain letters'),
    },
  ])
})
