import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { identities, users } from '#server/auth/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { openIdClient, startOpenIdProvider } from '#tests/fakes/openid-provider.ts'
import {
  clientOf,
  codeSentTo,
  newAccount,
  signUpClient,
  startOutsideService,
} from '#tests/harness/auth-client.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { freePort, startTestShop } from '#tests/harness/shop.ts'

type Client = ReturnType<typeof clientOf>

// A shop with a provider that has its callback address registered.
const port = await freePort()
const provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
const shop = await startTestShop({
  port,
  settings: {
    OPENID_PROVIDERS: JSON.stringify([
      { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient },
    ]),
  },
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

/** A new person, as the provider knows them and as they sign up here. */
function newPerson() {
  const account = newAccount()
  const { email } = account
  return { account, email, ada: { sub: randomUUID(), email, email_verified: true, name: 'Ada Lovelace' } }
}

/** From the client's address through the provider and our callback to the browser's final address. */
async function travel(url: string): Promise<URL> {
  const isOurs = new URL(url).origin === shop.origin
  const start = isOurs ? (await fetch(url, { redirect: 'manual' })).headers.get('location') : url
  const back = await provider.visit(start ?? '')
  expect(back.origin + back.pathname).toBe(`${shop.origin}/auth/v1/callback`)
  const end = await fetch(back, { redirect: 'manual' })
  return new URL(end.headers.get('location') ?? '')
}

async function signIn(client: Client) {
  const redirectTo = `${shop.origin}/welcome`
  const options = { redirectTo, skipBrowserRedirect: true }
  const { data } = await client.signInWithOAuth({ provider: 'acme' as 'google', options })
  return travel(data.url ?? '')
}

/** With the code from the confirmation email. */
async function confirm(client: Client, address: string): Promise<void> {
  const { error } = await client.verifyOtp({
    type: 'signup',
    email: address,
    token: await codeSentTo(shop, address),
  })
  if (error) throw error
}

test('with a real OpenID Connect provider: a new account, then the same one again', async () => {
  const { ada, email } = newPerson()
  const before = await shop.database.orm.$count(users)
  provider.become(ada)
  const client = clientOf(shop, 'pkce')
  const target = await signIn(client)
  expect(target.origin + target.pathname).toBe(`${shop.origin}/welcome`)
  const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    user_metadata: { full_name: 'Ada Lovelace' },
    app_metadata: { provider: 'acme', providers: ['acme'] },
    identities: [{ provider: 'acme', id: ada.sub, identity_data: { email } }],
  })
  expect(data.user?.email_confirmed_at).toMatch(/^\d{4}-/)
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'oauth' }])
  expect(await shop.people.profileOf(data.user?.id ?? '')).toMatchObject({
    fullName: 'Ada Lovelace',
    role: 'customer',
  })

  const again = clientOf(shop, 'pkce')
  const code = (await signIn(again)).searchParams.get('code') ?? ''
  expect((await again.exchangeCodeForSession(code)).data.user?.id).toBe(data.user?.id)
  expect(await shop.database.orm.$count(users)).toBe(before + 1)
})

test('an account is linked only when both sides have proven the address', async () => {
  const { account, ada, email } = newPerson()
  const { client, user } = await signUpClient(shop, account)
  const codeOf = async (target: Promise<URL>) => (await target).searchParams.get('error_code')

  provider.become({ ...ada, email_verified: false })
  expect(await codeOf(signIn(clientOf(shop, 'pkce')))).toBe('provider_email_needs_verification')
  provider.become(ada)
  expect(await codeOf(signIn(clientOf(shop, 'pkce')))).toBe('email_exists')
  expect(await shop.database.orm.$count(identities, eq(identities.userId, user.id))).toBe(1)
  expect(await shop.database.orm.$count(identities, eq(identities.providerId, ada.sub))).toBe(0)

  await client.verifyOtp({ type: 'signup', email, token: await codeSentTo(shop, email) })
  const visiting = clientOf(shop, 'pkce')
  const code = (await signIn(visiting)).searchParams.get('code') ?? ''
  const { data } = await visiting.exchangeCodeForSession(code)
  expect(data.user?.id).toBe(user.id)
  expect(data.user?.app_metadata.providers).toEqual(['email', 'acme'])
  expect((await clientOf(shop).signInWithPassword(account)).error).toBeNull()
})

test('a signed-in user links an identity, lists it and removes it, but never the last one', async () => {
  const { account, email } = newPerson()
  const eve = newAccount()
  const client = clientOf(shop, 'pkce')
  await signUpClient(shop, account, client)
  const other = clientOf(shop, 'pkce')
  await signUpClient(shop, eve, other)
  const atWork = { sub: randomUUID(), email: newAccount().email }
  const link = async (one: Client) => {
    const options = { redirectTo: `${shop.origin}/welcome` }
    const { data } = await one.linkIdentity({ provider: 'acme' as 'google', options })
    return (await travel(data?.url ?? '')).searchParams.get('code') ?? ''
  }
  const linkAs = async (person: object) => {
    provider.become({ ...atWork, ...person })
    return (await client.exchangeCodeForSession(await link(client))).error?.code
  }
  expect(await linkAs({ email_verified: true })).toBe('email_not_confirmed')
  await confirm(client, email)
  expect(await linkAs({ email_verified: false })).toBe('email_not_confirmed')
  expect(await linkAs({ email_verified: true })).toBeUndefined()
  const { data } = await client.getUserIdentities()
  expect(data?.identities.map((identity) => identity.provider)).toEqual(['email', 'acme'])

  await confirm(other, eve.email)
  expect((await other.exchangeCodeForSession(await link(other))).error?.code).toBe('identity_already_exists')
  const [byMail, byProvider] = data?.identities ?? []
  if (!byMail || !byProvider) throw new Error('Two identities were expected')
  expect((await other.unlinkIdentity(byProvider)).error?.code).toBe('identity_not_found')
  expect((await client.unlinkIdentity(byMail)).error).toBeNull()
  expect((await client.getUser()).data.user?.app_metadata).toMatchObject({
    ...{ provider: 'acme', providers: ['acme'] },
  })
  expect((await clientOf(shop).signInWithPassword(account)).error?.code).toBe('invalid_credentials')
  expect((await clientOf(shop).signInWithPassword(eve)).error).toBeNull()
  expect((await client.unlinkIdentity(byProvider)).error?.code).toBe('single_identity_not_deletable')
})

test('a trip needs a challenge, is accepted once, and ends only where allowed', async () => {
  const before = await shop.database.orm.$count(users)
  provider.become(newPerson().ada)
  const authorize = (query: string) =>
    fetch(`${shop.origin}/auth/v1/authorize?${query}`, { redirect: 'manual' })
  const implicit = new URL((await authorize('provider=acme')).headers.get('location') ?? '')
  expect(implicit.pathname).toBe('/auth')
  expect(implicit.searchParams.get('error_description')).toContain("flowType: 'pkce'")
  const challenge = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`
  expect(
    await (await authorize(`provider=unknown&skip_http_redirect=true&${challenge}`)).json(),
  ).toMatchObject({
    error_code: 'oauth_provider_not_supported',
  })
  const start = await authorize(`provider=acme&${challenge}&redirect_to=https://evil.example/`)
  const back = await provider.visit(start.headers.get('location') ?? '')
  const changed = new URL(back)
  changed.searchParams.set('code', 'another')
  const first = await fetch(changed, { redirect: 'manual' })
  expect(first.headers.get('location')).toMatch(new RegExp(`^${shop.origin}/\\?error=.*bad_oauth_callback`))
  const second = await fetch(back, { redirect: 'manual' })
  expect(second.headers.get('location')).toMatch(new RegExp(`^${shop.origin}/auth\\?error=.*bad_oauth_state`))
  expect(await shop.database.orm.$count(users)).toBe(before)
})

test('an address verified by a provider adopts its guest orders, just as a confirmed one does', async () => {
  const { ada, email } = newPerson()
  const workEmail = `work-${newAccount().email}`
  const buyAsGuest = (address: string) =>
    sellGangSheet(shop, visitor(), { contact: { email: address, fullName: 'Ada', phone: '' } })
  await buyAsGuest(email)
  await buyAsGuest(workEmail.replace('work', 'Work'))
  const ordersOf = async (client: Client) =>
    shop.database.orm.$count(orders, eq(orders.customerId, (await client.getUser()).data.user?.id ?? ''))

  const client = clientOf(shop, 'pkce')
  const enter = async (person: object) => {
    provider.become({ ...ada, ...person })
    const code = (await signIn(client)).searchParams.get('code') ?? ''
    return (await client.exchangeCodeForSession(code)).error?.code
  }
  expect(await enter({ email_verified: false })).toBe('validation_failed')
  const ofBoth = inArray(sql`lower(${orders.contactEmail})`, [email, workEmail])
  expect(await shop.database.orm.$count(orders, and(isNull(orders.customerId), ofBoth))).toBe(2)
  expect(await enter({})).toBeUndefined()
  expect(await ordersOf(client)).toBe(1)

  const { data } = await client.linkIdentity({
    provider: 'acme',
    token: await provider.sign({
      ...{ iss: provider.issuer, aud: openIdClient.clientId, sub: randomUUID() },
      ...{ email: workEmail, email_verified: true },
    }),
  })
  expect(data.user?.email).toBe(email)
  expect(await ordersOf(client)).toBe(2)
})

test('an ID token signs in once, with its nonce, and only one for this shop', async () => {
  const { ada, email } = newPerson()
  const eve = newAccount()
  const nonce = 'said by the app'
  const claims = {
    ...ada,
    iss: provider.issuer,
    aud: openIdClient.clientId,
    nonce: createHash('sha256').update(nonce).digest('hex'),
  }
  const take = async (token: string, shown?: string) => {
    const outcome = await clientOf(shop).signInWithIdToken({ provider: 'acme', token, nonce: shown })
    return outcome.error?.code ?? outcome.data.user?.email
  }
  const good = await provider.sign(claims)
  expect(await take(good)).toBe('bad_jwt')
  expect(await take(good, 'something else')).toBe('bad_jwt')
  expect(await take(good, nonce)).toBe(email)
  expect(await take(good, nonce)).toBe('bad_jwt')
  expect(await take(await provider.sign({ ...claims, aud: 'another-app' }), nonce)).toBe('bad_jwt')
  expect(await take(await provider.sign({ ...claims, iss: 'https://evil.example' }), nonce)).toBe('bad_jwt')
  await using stranger = await startOpenIdProvider('http://localhost/')
  expect(await take(await stranger.sign(claims), nonce)).toBe('bad_jwt')

  const { client } = await signUpClient(shop, eve)
  const linkBy = async (person: object) => {
    const token = await provider.sign({ ...claims, sub: randomUUID(), email: newAccount().email, ...person })
    return (await client.linkIdentity({ provider: 'acme', token, nonce })).error?.code
  }
  expect(await linkBy({})).toBe('email_not_confirmed')
  await confirm(client, eve.email)
  expect(await linkBy({ email_verified: false, jti: '2' })).toBe('email_not_confirmed')
  expect(await linkBy({ jti: '3' })).toBeUndefined()
  expect((await client.getUserIdentities()).data?.identities.map(({ provider: name }) => name)).toEqual([
    'email',
    'acme',
  ])
})

test('GitHub identifies the user through its own API', async () => {
  const { email } = newPerson()
  await using github = await startOutsideService(({ path }) => {
    if (path === '/login/oauth/access_token') return { body: '{"access_token":"gho_1"}' }
    if (path === '/api/v3/user') return { body: '{"id":42,"login":"ada","name":null,"avatar_url":null}' }
    return { body: JSON.stringify([{ email: email.toUpperCase(), primary: true, verified: true }]) }
  })
  const settings = { GITHUB_CLIENT_ID: 'gh', GITHUB_CLIENT_SECRET: 'hush', GITHUB_URL: github.url }
  await using shop = await startTestShop({ settings })
  const client = clientOf(shop, 'pkce')
  const { data } = await client.signInWithOAuth({
    provider: 'github',
    options: { skipBrowserRedirect: true },
  })
  const start = await fetch(data.url ?? '', { redirect: 'manual' })
  const there = new URL(start.headers.get('location') ?? '')
  expect(there.origin + there.pathname).toBe(`${github.url}/login/oauth/authorize`)
  const query = new URLSearchParams({ code: 'c1', state: there.searchParams.get('state') ?? '' })
  const end = await fetch(`${shop.origin}/auth/v1/callback?${query}`, { redirect: 'manual' })
  const code = new URL(end.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const { data: signedIn } = await client.exchangeCodeForSession(code)
  expect(signedIn.user).toMatchObject({ email, identities: [{ provider: 'github', id: '42' }] })
  expect(new URLSearchParams(github.requests[0]?.body).get('code_verifier')).toMatch(/^[\w-]{43}$/)
})
