import { expect, test } from 'vitest'
import type { OpenWays } from '#server/auth/index.ts'
import { hours } from '#server/kernel/clock.ts'
import { catalog, type OperationName } from '#server/operations.ts'
import { createEthereumWallet, ethereumText } from '#tests/fakes/wallets.ts'
import { clientOf, linkSentTo, postAuth, signUpClient, testAccount } from '#tests/harness/auth-client.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { signedIn } from '#tests/harness/sell.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const everyWay = ['password', 'email_link', 'phone', 'passkey', 'wallet', 'sso']
const without = (way: string) => ({ SIGN_IN_WAYS: everyWay.filter((one) => one !== way).join(',') })

const { email, password } = testAccount
const phone = '+15125550123'
const nobody = '00000000-0000-4000-8000-000000000000'
const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }

type Call = { method?: string; path: string; body?: object }

/**
 * Each switch: how to turn it off, every call of that kind with its expected response, and the page operations that use
 * it.
 */
const switches: {
  name: keyof OpenWays
  settings: Record<string, string>
  calls: Call[]
  answer: [status: number, code: string]
  operations: OperationName[]
}[] = [
  {
    name: 'password',
    settings: without('password'),
    calls: [
      { path: '/signup', body: { email, password } },
      { path: '/token?grant_type=password', body: { email, password } },
      { path: '/recover', body: { email } },
      { path: '/verify', body: { type: 'recovery', token_hash: 'x' } },
      { method: 'PUT', path: '/user', body: { password } },
    ],
    answer: [422, 'email_provider_disabled'],
    operations: [
      ...(['account.sign-in', 'account.sign-up', 'account.send-reset-link'] as const),
      ...(['account.choose-password', 'profile.reset-password'] as const),
    ],
  },
  {
    name: 'email_link',
    settings: without('email_link'),
    calls: [
      { path: '/otp', body: { email } },
      { path: '/verify', body: { type: 'magiclink', token_hash: 'x' } },
    ],
    answer: [422, 'email_provider_disabled'],
    operations: ['account.send-sign-in-link', 'account.follow-link'],
  },
  {
    name: 'phone',
    settings: without('phone'),
    calls: [
      { path: '/signup', body: { phone, password } },
      { path: '/token?grant_type=password', body: { phone, password } },
      { path: '/otp', body: { phone } },
      { path: '/resend', body: { phone, type: 'sms' } },
      { path: '/verify', body: { type: 'sms', phone, token: '123456' } },
      { path: '/verify', body: { type: 'phone_change', phone, token: '123456' } },
      { method: 'PUT', path: '/user', body: { phone } },
    ],
    answer: [422, 'phone_provider_disabled'],
    operations: [],
  },
  {
    name: 'passkey',
    settings: without('passkey'),
    calls: [
      { path: '/passkeys/authentication/options', body: {} },
      { path: '/passkeys/authentication/verify', body: {} },
      { path: '/passkeys/registration/options', body: {} },
      { path: '/passkeys/registration/verify', body: {} },
      { method: 'GET', path: '/passkeys' },
      { method: 'PATCH', path: `/passkeys/${nobody}`, body: {} },
      { method: 'DELETE', path: `/passkeys/${nobody}` },
    ],
    answer: [404, 'passkey_disabled'],
    operations: [
      ...(['account.ask-passkey', 'account.sign-in-by-passkey'] as const),
      ...(['passkeys.begin', 'passkeys.add'] as const),
    ],
  },
  {
    name: 'wallet',
    settings: without('wallet'),
    calls: [{ path: '/token?grant_type=web3', body: { chain: 'solana', message: 'x', signature: 'x' } }],
    answer: [422, 'web3_provider_disabled'],
    operations: [],
  },
  {
    name: 'sso',
    settings: without('sso'),
    calls: [
      { path: '/sso', body: { domain: 'works.example', ...challenge } },
      { path: '/sso/saml/acs', body: {} },
      { method: 'GET', path: '/sso/saml/metadata' },
    ],
    answer: [404, 'saml_provider_disabled'],
    operations: [],
  },
  {
    name: 'linking',
    settings: { PROVIDER_LINKING: 'false' },
    calls: [
      { method: 'GET', path: '/user/identities/authorize?provider=google' },
      { method: 'DELETE', path: `/user/identities/${nobody}` },
      {
        path: '/token?grant_type=id_token',
        body: { provider: 'google', id_token: 'x', link_identity: true },
      },
    ],
    answer: [404, 'manual_linking_disabled'],
    operations: ['identities.link', 'identities.unlink'],
  },
  {
    name: 'signUp',
    settings: { SIGN_UP: 'closed' },
    calls: [
      { path: '/signup', body: { email, password } },
      { path: '/signup', body: { phone, password } },
    ],
    answer: [422, 'signup_disabled'],
    operations: ['account.sign-up'],
  },
]

async function ask(shop: TestShop, { method = 'POST', path, body }: Call): Promise<[number, string]> {
  const answer = await fetch(`${shop.origin}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return [answer.status, isJson ? (await answer.json()).error_code : (await answer.text()).slice(0, 0)]
}

test.each(switches)(
  'with $name closed every call for it says so, and no form gets around that',
  async (one) => {
    await using shop = await startTestShop({ settings: one.settings })
    for (const call of one.calls) expect([call, await ask(shop, call)]).toEqual([call, one.answer])
    expect(Object.entries(shop.auth.ways).filter(([, isOpen]) => !isOpen)).toEqual([[one.name, false]])
    for (const name of one.operations) {
      const example = catalog.find((operation) => operation.name === name)?.example
      expect(await shop.operations.callByName(name, signedIn(), example), name).toMatchObject({
        code: 'forbidden',
        because: one.name === 'signUp' ? 'sign_up_closed' : 'way_closed',
      })
    }
  },
)

test('every switch is covered, and nothing open is refused', async () => {
  await using shop = await startTestShop()
  expect(switches.map(({ name }) => name).toSorted()).toEqual(Object.keys(shop.auth.ways).toSorted())
  for (const { calls, answer } of switches)
    for (const call of calls) expect((await ask(shop, call))[1]).not.toBe(answer[1])
})

test('a provider not among the sign-in ways does not exist', async () => {
  const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }
  await using shop = await startTestShop({ settings: { ...google, SIGN_IN_WAYS: 'password' } })
  expect(shop.auth.providers.list()).toEqual([])
  const query = new URLSearchParams({ provider: 'google', skip_http_redirect: 'true', ...challenge })
  expect(await ask(shop, { method: 'GET', path: `/authorize?${query}` })).toEqual([
    400,
    'oauth_provider_not_supported',
  ])
  const { external } = await (await fetch(`${shop.origin}/auth/v1/settings`)).json()
  expect(external).not.toHaveProperty('google')
})

test('settings show what is closed', async () => {
  const settings = { SIGN_IN_WAYS: 'password', SIGN_UP: 'invitation' }
  await using shop = await startTestShop({ settings })
  expect(await (await fetch(`${shop.origin}/auth/v1/settings`)).json()).toEqual({
    external: {
      anonymous_users: false,
      email: true,
      phone: false,
      web3_ethereum: false,
      web3_solana: false,
    },
    disable_signup: true,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    passkeys_enabled: false,
  })
})

test('where sign-up is not open, no one new gets in by a code, a text or a wallet', async () => {
  await using shop = await startTestShop({ settings: { SIGN_UP: 'invitation' } })
  expect((await clientOf(shop).signInWithOtp({ email })).error).toBeNull()
  expect((await clientOf(shop).signInWithOtp({ phone })).error).toBeNull()
  await shop.jobs.runDue()
  expect(await shop.mail.list()).toEqual([])
  const wallet = createEthereumWallet()
  const message = ethereumText(shop.origin, wallet.address, { issuedAt: new Date() })
  const { error } = await clientOf(shop).signInWithWeb3({
    chain: 'ethereum',
    message,
    signature: wallet.sign(message),
  })
  expect(error).toMatchObject({ code: 'signup_disabled', status: 422 })
  const { rows } = await shop.database.pool.query('select count(*)::int as count from users')
  expect(rows[0].count).toBe(0)
})

test('with confirm-first a sign-up gets no session before the emailed link is followed', async () => {
  await using shop = await startTestShop({ settings: { CONFIRM_EMAIL_FIRST: 'true' } })
  const { data } = await clientOf(shop).signUp(testAccount)
  expect(data.session).toBeNull()
  expect((await clientOf(shop).signInWithPassword(testAccount)).error?.code).toBe('email_not_confirmed')
  const token_hash = (await linkSentTo(shop, email)).searchParams.get('token') ?? ''
  expect((await clientOf(shop).verifyOtp({ type: 'signup', token_hash })).data.session).not.toBeNull()
})

test('network limits and lifetimes are set by the operator', async () => {
  const settings = {
    ...{ SIGN_UP_LIMIT: '2', SIGN_IN_LIMIT: '0', MAILED_CODE_LIMIT: '1', TEXTED_CODE_LIMIT: '1' },
    ...{ ACCESS_TOKEN_MINUTES: '5', SESSION_DAYS: '1', MAILED_LINK_MINUTES: '20', TEXTED_CODE_MINUTES: '3' },
  }
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock, settings })
  const { session } = await signUpClient(shop)
  expect(session.expires_in).toBe(300)
  const { rows } = await shop.database.pool.query(
    'select extract(day from expires_at - created_at)::int as days from sessions',
  )
  expect(rows).toEqual([{ days: 1 }])
  const codeOf = async (path: string, body: object) => {
    const answer = await postAuth(shop, path, body)
    return answer.status === 200 ? 200 : (await answer.json()).error_code
  }
  expect(await codeOf('/signup', { email: 'b@example.com', password })).toBe(200)
  expect(await codeOf('/signup', { email: 'c@example.com', password })).toBe('over_request_rate_limit')
  expect(await codeOf('/otp', { email })).toBe(200)
  expect(await codeOf('/otp', { email: 'b@example.com' })).toBe('over_email_send_rate_limit')
  expect(await codeOf('/otp', { phone })).toBe(200)
  expect(await codeOf('/otp', { phone: '+15125550124' })).toBe('over_sms_send_rate_limit')
  await shop.jobs.runDue()
  const mails = await shop.mail.list()
  expect(mails.find(({ subject }) => subject?.startsWith('Your sign-in link'))?.text).toContain(
    'within the next 20 minutes',
  )
  expect(mails.find(({ to }) => to === phone)?.text).toContain('within the next 3 minutes')
  const held = await shop.database.pool.query(
    `select purpose, extract(epoch from expires_at - created_at)::int / 60 as minutes from one_time_tokens
     where purpose in ('magiclink', 'sms') order by purpose`,
  )
  expect(held.rows).toEqual([
    { purpose: 'magiclink', minutes: 20 },
    { purpose: 'sms', minutes: 3 },
  ])
})
