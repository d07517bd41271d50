import { decodeJwt } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { defaultRules } from '#server/auth/account-rules.ts'
import { hours, seconds } from '#server/kernel/clock.ts'
import { challengeText, createSoftwareAuthenticator } from '#tests/fakes/software-authenticator.ts'
import {
  clientOf,
  codeSentTo,
  newAccount,
  postAuth,
  signUpClient,
  testAccount,
} from '#tests/harness/auth-client.ts'
import { createTestClock, type TestClock } from '#tests/harness/clock.ts'
import { exhaust } from '#tests/harness/processes/exhaust.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await startTestShop({ clock })
afterAll(() => shop[Symbol.asyncDispose]())
// Attempts by earlier tests lock no one out.
beforeEach(() => clock.advance(hours(1)))

type Client = ReturnType<typeof clientOf>

const codeAt = (secret: string, clock: TestClock): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

const levelOf = async (client: Client) =>
  (await client.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel

async function withTotp(shop: TestShop, clock: TestClock, account = testAccount) {
  const { client } = await signUpClient(shop, account)
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone', issuer: 'Gangway' })
  if (!data) throw new Error('No factor was enrolled')
  const code = codeAt(data.totp.secret, clock)
  const { error } = await client.mfa.challengeAndVerify({ factorId: data.id, code })
  if (error) throw error
  return { client, factorId: data.id, secret: data.totp.secret, uri: data.totp.uri, qr: data.totp.qr_code }
}

test('an authenticator app raises the session to aal2, ends the others, and is then used to sign in', async () => {
  await signUpClient(shop)
  const other = clientOf(shop)
  await other.signInWithPassword(testAccount)
  const first = clientOf(shop)
  await first.signInWithPassword(testAccount)
  const { data } = await first.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
  expect(data?.totp.uri).toMatch(
    /^otpauth:\/\/totp\/localhost:ada%40example\.com\?issuer=localhost&secret=[A-Z2-7]{32}&/,
  )
  const factorId = data?.id ?? ''
  const secret = data?.totp.secret ?? ''
  const code = codeAt(secret, clock)
  expect(
    (await first.mfa.challengeAndVerify({ factorId, code: code === '000000' ? '111111' : '000000' })).error,
  ).toMatchObject({ code: 'mfa_verification_failed', status: 422 })
  expect((await other.getUser()).data.user).not.toBeNull()
  expect((await first.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()

  expect(await levelOf(first)).toBe('aal2')
  const token = (await first.getSession()).data.session?.access_token ?? ''
  expect(decodeJwt(token).amr).toMatchObject([{ method: 'password' }, { method: 'totp' }])
  expect((await other.getUser()).data.user).toBeNull()

  const again = clientOf(shop)
  const signedIn = await again.signInWithPassword(testAccount)
  expect((await again.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  })
  const half = signedIn.data.session?.access_token ?? ''
  expect(await shop.auth.authenticateBearer(half)).toBeNull()
  const rejected = { code: 'insufficient_aal', status: 403 }
  expect((await again.updateUser({ password: 'another one' })).error).toMatchObject(rejected)
  expect((await again.mfa.unenroll({ factorId })).error).toMatchObject(rejected)
  expect((await again.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })).error).toMatchObject(rejected)
  // A code that was used isn't accepted again; the next one is.
  expect((await again.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe('mfa_verification_failed')
  clock.advance(seconds(30))
  const whole = await again.mfa.challengeAndVerify({ factorId, code: codeAt(secret, clock) })
  expect(await shop.auth.authenticateBearer(whole.data?.access_token ?? '')).toMatchObject({
    email: testAccount.email,
  })
  expect((await again.refreshSession()).error).toBeNull()
  expect(await levelOf(again)).toBe('aal2')
  expect((await again.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  expect((await again.mfa.listFactors()).data?.all).toEqual([])
})

test('on the pages a password alone opens nothing; the second step or a recovery code does', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock })
  const { factorId, secret } = await withTotp(shop, clock)
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: crypto.randomUUID() }
  const signIn = async () => {
    const outcome = await shop.auth.signIn(testAccount, meta)
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(outcome.session.lacksSecondFactor).toBe(true)
    return outcome.session.value
  }
  const half = await signIn()
  expect(await shop.auth.authenticate(half)).toBeNull()
  expect(await shop.auth.factors.halfSignedIn(half)).toMatchObject({ email: testAccount.email })
  clock.advance(seconds(30))
  const answer = { kind: 'code', code: codeAt(secret, clock) } as const
  const outcome = await shop.auth.factors.complete(half, { factorId, challengeId: null, answer }, meta)
  if (!outcome.ok) throw new Error(outcome.reason)
  expect(outcome.session.value).not.toBe(half)
  const user = await shop.auth.authenticate(outcome.session.value)
  if (!user) throw new Error('Nobody is signed in')
  expect(await shop.auth.factors.halfSignedIn(half)).toBeNull()

  const codes = await shop.auth.factors.makeRecoveryCodes(user)
  expect(new Set(codes).size).toBe(10)
  const { rows } = await shop.database.pool.query('select code_hash from recovery_codes')
  expect(rows.some(({ code_hash }) => codes.includes(code_hash))).toBe(false)
  const recover = async (code: string) => shop.auth.factors.completeByRecoveryCode(await signIn(), code, meta)
  expect(await recover(codes[0]?.toUpperCase() ?? '')).toMatchObject({ ok: true })
  expect(await recover(codes[0] ?? '')).toEqual({ ok: false, reason: 'factor_rejected' })
  expect(await shop.auth.factors.recoveryCodesLeft(user)).toBe(9)
  await exhaust(shop, defaultRules.limits.factor.byAddress, meta.clientAddress)
  const tooMany = { ok: false, reason: 'too_many_attempts' }
  expect(await recover(codes[1] ?? '')).toMatchObject(tooMany)
  expect(await shop.auth.factors.challenge(user, factorId, meta)).toMatchObject(tooMany)
})

test('a code by text message is also a second factor', async () => {
  const { client } = await signUpClient(shop, newAccount())
  const phone = '+15125550123'
  const { data: factor } = await client.mfa.enroll({ factorType: 'phone', friendlyName: 'Mobile', phone })
  const factorId = factor?.id ?? ''
  const { data: challenge } = await client.mfa.challenge({ factorId })
  const challengeId = challenge?.id ?? ''
  const code = await codeSentTo(shop, phone)
  const { data, error } = await client.mfa.verify({ factorId, challengeId, code })
  expect(error).toBeNull()
  expect(decodeJwt(data?.access_token ?? '')).toMatchObject({ aal: 'aal2' })
  expect((await client.mfa.verify({ factorId, challengeId, code })).error?.code).toBe('mfa_challenge_expired')
  expect((await client.mfa.listFactors()).data?.phone).toMatchObject([
    { friendly_name: 'Mobile', status: 'verified' },
  ])
})

test('five wrong codes use up a challenge, five minutes end it, and another user’s factor is not found', async () => {
  const { client, factorId, secret } = await withTotp(shop, clock, newAccount())
  const { client: stranger } = await signUpClient(shop, newAccount())
  expect((await stranger.mfa.challenge({ factorId })).error).toMatchObject({
    code: 'mfa_factor_not_found',
    status: 404,
  })
  expect((await stranger.mfa.unenroll({ factorId })).error?.code).toBe('mfa_factor_not_found')
  const asked = { factorId, challengeId: (await client.mfa.challenge({ factorId })).data?.id ?? '' }
  const code = codeAt(secret, clock)
  expect((await stranger.mfa.verify({ ...asked, code })).error?.code).toBe('mfa_factor_not_found')

  const challenge = async () => (await client.mfa.challenge({ factorId })).data?.id ?? ''
  const tried = await challenge()
  const codes: (string | undefined)[] = []
  for (let tries = 0; tries < 6; tries++)
    codes.push((await client.mfa.verify({ factorId, challengeId: tried, code: 'wrong' })).error?.code)
  expect(codes).toEqual([...Array(5).fill('mfa_verification_failed'), 'mfa_challenge_expired'])
  const late = await challenge()
  clock.advance(seconds(300))
  expect((await client.mfa.verify({ factorId, challengeId: late, code: '000000' })).error?.code).toBe(
    'mfa_challenge_expired',
  )
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })).error?.code).toBe(
    'mfa_factor_name_conflict',
  )
})

test('a security key is enrolled and answers; another site or challenge, or a copied key, fails', async () => {
  const account = newAccount()
  const { client } = await signUpClient(shop, account)
  const key = createSoftwareAuthenticator(shop)
  const { data: factor } = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Key' })
  const factorId = factor?.id ?? ''
  const site = { rpId: 'localhost', rpOrigins: [shop.origin] }
  const challenge = async (of: Client) => {
    const { data } = await of.mfa.challenge({ factorId, webauthn: site })
    if (data?.type !== 'webauthn') throw new Error('No challenge')
    return { id: data.id, text: challengeText(data.webauthn.credential_options.publicKey.challenge) }
  }
  type Made = ReturnType<typeof key.create> | ReturnType<typeof key.get>
  const verify = async (of: Client, challengeId: string, type: 'create' | 'request', made: Made) => {
    // The type requires a browser's credential; only its JSON is used.
    const webauthn = { ...site, type, credential_response: made } as never
    return of.mfa.verify({ factorId, challengeId, webauthn })
  }

  const first = await challenge(client)
  const elsewhere = key.create(first.text, { origin: 'https://evil.example' })
  expect((await verify(client, first.id, 'create', elsewhere)).error?.code).toBe('mfa_verification_failed')
  const made = await verify(client, first.id, 'create', key.create(first.text))
  expect(decodeJwt(made.data?.access_token ?? '')).toMatchObject({ aal: 'aal2' })

  const again = clientOf(shop)
  await again.signInWithPassword(account)
  const asked = await challenge(again)
  const bad = [
    key.get('another-challenge'),
    key.get(asked.text, { rpId: 'evil.example' }),
    createSoftwareAuthenticator(shop).get(asked.text),
    key.get(asked.text, { counter: 1 }),
  ]
  for (const answer of bad)
    expect((await verify(again, asked.id, 'request', answer)).error?.code).toBe('mfa_verification_failed')
  expect((await verify(again, asked.id, 'request', key.get(asked.text))).error).toBeNull()
  const token = (await again.getSession()).data.session?.access_token ?? ''
  expect(decodeJwt(token).amr).toMatchObject([{ method: 'password' }, { method: 'mfa/webauthn' }])
})

test('a passkey signs in on its own, at aal2; it is named, listed and removed', async () => {
  const account = newAccount()
  const { client } = await signUpClient(shop, account)
  const key = createSoftwareAuthenticator(shop)
  const { data: begun } = await client.passkey.startRegistration()
  const credential = key.create(begun?.options.challenge ?? '').toJSON() as never
  const unchecked = key.create(begun?.options.challenge ?? '', { isUserVerified: false }).toJSON() as never
  const challengeId = begun?.challenge_id ?? ''
  const register = (made: never) => client.passkey.verifyRegistration({ challengeId, credential: made })
  expect((await register(unchecked)).error).toMatchObject({ code: 'webauthn_verification_failed' })
  const added = await register(credential)
  expect(added.data).toMatchObject({ friendly_name: 'Passkey' })
  expect((await register(credential)).error).toMatchObject({ code: 'webauthn_challenge_not_found' })
  const passkeyId = added.data?.id ?? ''
  expect((await client.passkey.update({ passkeyId, friendlyName: 'Laptop' })).data).toMatchObject({
    friendly_name: 'Laptop',
  })
  // It isn't a second factor: a password alone still signs in.
  expect((await client.mfa.listFactors()).data?.all).toEqual([])

  const signIn = async (answer: (challenge: string) => unknown) => {
    const visitor = clientOf(shop)
    const { data } = await visitor.passkey.startAuthentication()
    const made = answer(data?.options.challenge ?? '') as never
    return visitor.passkey.verifyAuthentication({ challengeId: data?.challenge_id ?? '', credential: made })
  }
  const { data } = await signIn((challenge) => key.get(challenge).toJSON())
  expect(data?.user?.email).toBe(account.email)
  expect(decodeJwt(data?.session?.access_token ?? '')).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'passkey' }],
  })
  const unverified = await signIn((challenge) => key.get(challenge, { isUserVerified: false }).toJSON())
  expect(unverified.error).toMatchObject({ code: 'webauthn_verification_failed' })
  const unknown = await signIn((challenge) => createSoftwareAuthenticator(shop).get(challenge).toJSON())
  expect(unknown.error).toMatchObject({ code: 'webauthn_verification_failed' })

  expect((await client.passkey.list()).data).toMatchObject([{ id: passkeyId, friendly_name: 'Laptop' }])
  expect((await client.passkey.delete({ passkeyId })).error).toBeNull()
  expect((await client.passkey.delete({ passkeyId })).error?.code).toBe('webauthn_credential_not_found')
  expect((await client.passkey.list()).data).toEqual([])
})

test('only its owner renames a passkey, leaving others alone, and the same one is not added twice', async () => {
  const { client } = await signUpClient(shop, newAccount())
  const { client: stranger } = await signUpClient(shop, newAccount())
  const key = createSoftwareAuthenticator(shop)
  const add = async (of: Client, made: typeof key) => {
    const { data } = await of.passkey.startRegistration()
    const credential = made.create(data?.options.challenge ?? '').toJSON() as never
    return of.passkey.verifyRegistration({ challengeId: data?.challenge_id ?? '', credential })
  }
  const passkeyId = (await add(client, key)).data?.id ?? ''
  await add(client, createSoftwareAuthenticator(shop))
  for (const again of [client, stranger])
    expect((await add(again, key)).error?.code).toBe('webauthn_verification_failed')
  const rename = (of: Client) => of.passkey.update({ passkeyId, friendlyName: 'Laptop' })
  expect((await rename(stranger)).error?.code).toBe('webauthn_credential_not_found')
  expect((await rename(client)).error).toBeNull()
  const names = (await client.passkey.list()).data?.map((known) => known.friendly_name)
  expect(names).toEqual(['Laptop', 'Passkey 2'])
})

test('where staff must have a second factor, they are customers until they show it', async () => {
  const clock = createTestClock()
  await using shop = await startTestShop({ clock, settings: { STAFF_SECOND_FACTOR: 'true' } })
  const staff = { ...testAccount, password: 'ink on film and foil' }
  await shop.auth.createUser({ ...staff, role: 'admin', fullName: 'Ada', phone: '1' })
  const client = clientOf(shop)
  const { data } = await client.signInWithPassword(staff)
  expect(await shop.auth.authenticateBearer(data.session?.access_token ?? '')).toMatchObject({
    role: 'customer',
  })
  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' })
  const code = codeAt(factor?.totp.secret ?? '', clock)
  const raised = await client.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })
  expect(await shop.auth.authenticateBearer(raised.data?.access_token ?? '')).toMatchObject({ role: 'admin' })

  expect(await shop.auth.removeAllFactors(testAccount.email)).toEqual({ ok: true, count: 1 })
  expect(await shop.auth.authenticateBearer(raised.data?.access_token ?? '')).toBeNull()
})

test('an enrollment never finished is not a factor and is gone an hour later', async () => {
  const account = newAccount()
  const { client, session } = await signUpClient(shop, account)
  await client.mfa.enroll({ factorType: 'totp', friendlyName: 'One' })
  expect(await shop.auth.authenticateBearer(session.access_token)).not.toBeNull()
  clock.advance(hours(1) + 1)
  // A session that is an hour old must reauthenticate first.
  await client.refreshSession({ refresh_token: session.refresh_token })
  const stale = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Two' })
  expect(stale.error?.code).toBe('reauthentication_needed')
  await client.signInWithPassword(account)
  await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Two' })
  expect((await client.mfa.listFactors()).data?.all).toMatchObject([
    { friendly_name: 'Two', status: 'unverified' },
  ])
  const headers = { authorization: `Bearer ${(await client.getSession()).data.session?.access_token}` }
  expect((await postAuth(shop, '/factors', { factor_type: 'smell' }, headers)).status).toBe(400)
  expect((await postAuth(shop, '/factors/nonsense/verify', {}, headers)).status).toBe(400)
})
