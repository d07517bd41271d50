import { decodeJwt } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { carryOutSso, readSsoRequest } from '#cli/sso.ts'
import { users } from '#server/auth/tables.ts'
import { openIdClient, startOpenIdProvider } from '#tests/fakes/openid-provider.ts'
import { type Assertion, createSamlDirectory } from '#tests/fakes/saml-directory.ts'
import { clientOf, postAuth } from '#tests/harness/auth-client.ts'
import { freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'

const email = 'ada@works.example'

async function withDirectory(shop: TestShop) {
  const directory = createSamlDirectory()
  const { entityId, certificate } = directory
  const settings = {
    kind: 'saml',
    entityId,
    certificate,
    signOnUrl: 'https://directory.example/sign-on',
  } as const
  const added = await shop.auth.sso.add({ label: 'Works', domains: ['Works.example'], settings })
  if (!added.ok) throw new Error(added.reason)
  return { directory, id: added.id }
}

/** Asks to be sent to the directory, and returns what it may assert. */
async function begin(shop: TestShop, directory: ReturnType<typeof createSamlDirectory>) {
  const client = clientOf(shop, 'pkce')
  const options = { redirectTo: `${shop.origin}/welcome` }
  const { data, error } = await client.signInWithSSO({ domain: 'works.example', options })
  if (error) throw error
  const url = new URL(data.url)
  const facts: Assertion = {
    email,
    inResponseTo: directory.requestIdOf(url),
    audience: `${shop.origin}/auth/v1/sso/saml/metadata`,
    recipient: `${shop.origin}/auth/v1/sso/saml/acs`,
  }
  const deliver = async (response: string): Promise<URL> => {
    const answer = await fetch(facts.recipient, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: 'https://directory.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({
        SAMLResponse: response,
        RelayState: url.searchParams.get('RelayState') ?? '',
      }),
    })
    return new URL(answer.headers.get('location') ?? '')
  }
  return { client, url, facts, deliver }
}

test('a domain’s directory signs in with a signed SAML assertion, once', async () => {
  await using shop = await startTestShop()
  const { directory } = await withDirectory(shop)
  const { client, url, facts, deliver } = await begin(shop, directory)
  expect(url.origin + url.pathname).toBe('https://directory.example/sign-on')
  const response = directory.answer(facts)
  const target = await deliver(response)
  expect(target.origin + target.pathname).toBe(`${shop.origin}/welcome`)
  const { data, error } = await client.exchangeCodeForSession(target.searchParams.get('code') ?? '')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email })
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'sso/saml' }])
  expect((await deliver(response)).searchParams.get('error_code')).toBe('bad_oauth_state')
  const again = await begin(shop, directory)
  expect((await again.deliver(response)).searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect(await shop.database.orm.$count(users)).toBe(1)
})

/** Every assertion of its directory is refused: no one has an account here. */
const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())
const { directory } = await withDirectory(shop)

test.each<[string, (facts: Assertion) => Assertion]>([
  ['for another audience', (facts) => ({ ...facts, audience: 'https://evil.example/metadata' })],
  ['of another directory', (facts) => ({ ...facts, issuer: 'https://evil.example/saml' })],
  ['to another request', (facts) => ({ ...facts, inResponseTo: '_another' })],
  ['that is too old', (facts) => ({ ...facts, notOnOrAfter: new Date(Date.now() - 120_000) })],
  ['without a signature', (facts) => ({ ...facts, isUnsigned: true })],
  ['wrapped by a forged one', (facts) => ({ ...facts, wrappedBy: 'owner@works.example' })],
  ['about an address of another domain', (facts) => ({ ...facts, email: 'owner@shop.example' })],
])('an assertion %s is refused', async (_what, change) => {
  const { facts, deliver } = await begin(shop, directory)
  const target = await deliver(directory.answer(change(facts)))
  expect(target.searchParams.get('error_code')).toBe('bad_oauth_callback')
  expect(await shop.database.orm.$count(users)).toBe(0)
})

test('an assertion signed with another key is refused, and a domain has only one directory', async () => {
  await using shop = await startTestShop()
  const { directory, id } = await withDirectory(shop)
  const { facts, deliver } = await begin(shop, directory)
  const target = await deliver(createSamlDirectory().answer(facts))
  expect(target.searchParams.get('error_code')).toBe('bad_oauth_callback')

  const challenge = { code_challenge: 'c'.repeat(43), code_challenge_method: 's256' }
  const unknown = await postAuth(shop, '/sso', { domain: 'else.example', ...challenge })
  expect([unknown.status, (await unknown.json()).error_code]).toEqual([404, 'sso_provider_not_found'])
  expect((await postAuth(shop, '/sso', { domain: 'works.example' })).status).toBe(400)
  const byId = await postAuth(shop, '/sso', { provider_id: id, skip_http_redirect: true, ...challenge })
  expect((await byId.json()).url).toContain('https://directory.example/sign-on?SAMLRequest=')
  const metadata = await fetch(`${shop.origin}/auth/v1/sso/saml/metadata`)
  expect(await metadata.text()).toContain(`Location="${shop.origin}/auth/v1/sso/saml/acs"`)

  const line =
    'add-openid works.example --label W --issuer https://id.example --client-id a --client-secret b'
  const request = readSsoRequest(line.split(' '))
  if (!request) throw new Error('The line was not understood')
  expect(await carryOutSso(shop, request)).toMatchObject({ ok: false })
  expect(await carryOutSso(shop, { action: 'remove', subject: id })).toMatchObject({ ok: true })
  expect(await carryOutSso(shop, request)).toMatchObject({ ok: true })
  expect((await carryOutSso(shop, { action: 'list' })).says).toContain('openid  W  works.example')
  expect(readSsoRequest(['add-saml', 'nowhere'])).toBeNull()
})

test('a directory may use OpenID Connect instead', async () => {
  const port = await freePort()
  await using provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
  await using shop = await startTestShop({ port })
  const settings = { kind: 'openid', issuer: provider.issuer, ...openIdClient } as const
  await shop.auth.sso.add({ label: 'Works', domains: ['works.example'], settings })
  provider.become({ sub: 'ada', email, email_verified: true })
  const client = clientOf(shop, 'pkce')
  const { data } = await client.signInWithSSO({ domain: 'works.example' })
  const end = await fetch(await provider.visit(data?.url ?? ''), { redirect: 'manual' })
  const code = new URL(end.headers.get('location') ?? '').searchParams.get('code') ?? ''
  expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(email)

  provider.become({ sub: 'eve', email: 'owner@shop.example', email_verified: true })
  const { data: other } = await clientOf(shop, 'pkce').signInWithSSO({ domain: 'works.example' })
  const refused = await fetch(await provider.visit(other?.url ?? ''), { redirect: 'manual' })
  expect(refused.headers.get('location')).toContain('bad_oauth_callback')
})
