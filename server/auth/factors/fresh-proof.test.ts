import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { minutes, seconds } from '#server/kernel/clock.ts'
import { createSoftwareAuthenticator } from '#tests/fakes/software-authenticator.ts'
import { clientOf, codeSentTo, newAccount, signUpClient } from '#tests/harness/auth-client.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await startTestShop({ clock })
afterAll(() => shop[Symbol.asyncDispose]())

const network = '192.0.2.7'
const password = 'correct horse battery staple 9'

const nothing = { passkey: false, app: false, password: false, code: false, providers: [] }

async function signedIn(shop: TestShop) {
  const { actor } = await signInFrom(shop, browse(shop))
  if (!actor.user) throw new Error('Nobody is signed in')
  return actor.user
}

test('a sign-in counts as proof for ten minutes, and entering the password again adds ten more', async () => {
  const user = await signedIn(shop)
  const { ownAccount } = shop.auth
  expect(await ownAccount.waysToProve(user)).toEqual({ ...nothing, password: true })
  clock.advance(minutes(10) - seconds(5))
  expect(await ownAccount.needsProof(user, null)).toBe(false)
  const unshown = await ownAccount.confirm(user, {}, network)
  expect(unshown).toEqual({ ok: false, reason: 'reauthentication_needed' })
  clock.advance(seconds(5))
  expect(await ownAccount.needsProof(user, null)).toBe(true)

  const wrong = await ownAccount.prove(user, { password: 'wrong' }, network)
  expect(wrong).toEqual({ ok: false, reason: 'wrong_current_password' })
  expect(await ownAccount.prove(user, {}, network)).toMatchObject({ ok: false })
  expect(await ownAccount.needsProof(user, null)).toBe(true)
  expect(await ownAccount.prove(user, { password }, network)).toEqual({ ok: true })
  expect(await ownAccount.needsProof(user, null)).toBe(false)
  clock.advance(minutes(10))
  expect(await ownAccount.needsProof(user, null)).toBe(true)
})

test('a code from the authenticator app counts as proof, once', async () => {
  const user = await signedIn(shop)
  const begun = await shop.auth.factors.enrollTotp(user, 'App')
  if (!begun.ok) throw new Error(begun.reason)
  const totp = new TOTP({ secret: Secret.fromBase32(begun.totp?.secret ?? '') })
  const code = () => totp.generate({ timestamp: clock.now().getTime() })
  const answer = { kind: 'code', code: code() } as const
  const meta = { clientAddress: network, userAgent: 'test', visitorId: '' }
  await shop.auth.factors.verify(user, { factorId: begun.factor.id, challengeId: null, answer }, meta)
  const { ownAccount } = shop.auth
  expect(await ownAccount.waysToProve(user)).toMatchObject({ app: true })
  clock.advance(minutes(11))

  expect(await ownAccount.prove(user, { appCode: code() }, network)).toEqual({ ok: true })
  clock.advance(minutes(10) - seconds(1))
  expect(await ownAccount.needsProof(user, null)).toBe(false)
  const later = code()
  expect(await ownAccount.prove(user, { appCode: later }, network)).toEqual({ ok: true })
  expect(await ownAccount.prove(user, { appCode: later }, network)).toMatchObject({ ok: false })
})

test('an account without a password proves itself with an emailed code', async () => {
  const user = await signedIn(shop)
  await shop.database.pool.query('update users set password_hash = null where id = $1', [user.id])
  clock.advance(minutes(11))
  const { ownAccount } = shop.auth
  expect(await ownAccount.waysToProve(user)).toEqual({ ...nothing, code: true })
  await ownAccount.sendCode(user, network)
  const code = await codeSentTo(shop, user.email)
  expect(await ownAccount.prove(user, { code }, network)).toEqual({ ok: true })
  expect(await ownAccount.needsProof(user, null)).toBe(false)
})

/** A passkey of this account, held by the caller. */
async function withPasskey(shop: TestShop, user: SignedInUser) {
  const device = createSoftwareAuthenticator({ origin: shop.origin })
  const begun = await shop.auth.factors.beginPasskey(user)
  const response = shop.auth.factors.readCreation(device.create(begun.options.challenge))
  if (!response) throw new Error('The passkey was not read')
  const { challengeId } = begun
  const added = await shop.auth.factors.addPasskey(user, { challengeId, response, name: 'Laptop' })
  if (!added.ok) throw new Error(added.reason)
  return async (asking: SignedInUser, options: { isUserVerified?: boolean } = {}) => {
    const asked = await shop.auth.ownAccount.askForPasskey(asking, network)
    if (!asked?.ok) throw new Error('No passkey was asked for')
    const shown = shop.auth.factors.readAssertion(device.get(asked.options.challenge, options))
    if (!shown) throw new Error('The passkey’s answer was not read')
    return { challengeId: asked.challengeId, response: shown }
  }
}

test('a passkey works in place of the password, once per challenge', async () => {
  const user = await signedIn(shop)
  const { ownAccount } = shop.auth
  expect(await ownAccount.askForPasskey(user, network)).toBeNull()
  const show = await withPasskey(shop, user)
  expect(await ownAccount.waysToProve(user)).toEqual({ ...nothing, passkey: true, password: true })
  clock.advance(minutes(11))
  expect(await ownAccount.needsProof(user, null)).toBe(true)

  const passkey = await show(user)
  expect(await ownAccount.prove(user, { passkey }, network)).toEqual({ ok: true })
  expect(await ownAccount.needsProof(user, null)).toBe(false)
  const refused = { ok: false, reason: 'reauthentication_not_valid' }
  expect(await ownAccount.prove(user, { passkey }, network)).toEqual(refused)
  // Someone who holds the device but didn't unlock it.
  const untouched = await show(user, { isUserVerified: false })
  expect(await ownAccount.prove(user, { passkey: untouched }, network)).toEqual(refused)
})

test('a client’s list of passkeys has nothing else in it', async () => {
  const user = await signedIn(shop)
  await shop.auth.factors.enrollTotp(user, 'App')
  await withPasskey(shop, user)
  expect(await shop.auth.clients.factors.passkeys.list(user)).toMatchObject([{ friendly_name: 'Laptop' }])
})

test('a provider’s answer that no trip began links nothing, and says so', async () => {
  const meta = { clientAddress: network, userAgent: 'test', visitorId: '' }
  const unknown = { code: 'never given', verifier: 'never sent' }
  const outcome = await shop.auth.providers.finishLink(await signedIn(shop), unknown, meta)
  expect(outcome).toEqual({ ok: false, reason: 'flow_state_not_found' })
})

test('a passkey of another account proves nothing', async () => {
  const [ada, eve] = [await signedIn(shop), await signedIn(shop)]
  await withPasskey(shop, ada)
  const showEves = await withPasskey(shop, eve)
  clock.advance(minutes(11))
  const passkey = await showEves(ada)
  expect(await shop.auth.ownAccount.prove(ada, { passkey }, network)).toMatchObject({ ok: false })
  expect(await shop.auth.ownAccount.needsProof(ada, null)).toBe(true)
})

test('a sign-in method the operator has closed proves nothing', async () => {
  const user = await signedIn(shop)
  const show = await withPasskey(shop, user)
  const settings = { SIGN_IN_WAYS: 'email_link', PUBLIC_URL: shop.origin }
  const { ownAccount } = openShop({ DATABASE_URL: shop.connectionString, ...settings }).auth
  expect(await ownAccount.waysToProve(user)).toEqual({ ...nothing, code: true })
  expect(await ownAccount.hasPassword(user)).toBe(false)
  expect(await ownAccount.askForPasskey(user, network)).toBeNull()
  expect(await ownAccount.prove(user, { password }, network)).toMatchObject({ ok: false })
  expect(await ownAccount.prove(user, { passkey: await show(user) }, network)).toMatchObject({ ok: false })
})

test('an account opened only by a provider proves itself by going there again', async () => {
  const settings = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'hush' }
  await using shop = await startTestShop({ settings })
  const user = await signedIn(shop)
  await shop.database.pool.query(
    'update users set password_hash = null, email_confirmed_at = null where id = $1',
    [user.id],
  )
  expect(await shop.auth.ownAccount.waysToProve(user)).toEqual(nothing)
  await shop.database.pool.query(
    `update identities set provider = 'google', provider_id = 'ada' where user_id = $1`,
    [user.id],
  )
  const providers = [{ name: 'google', label: 'Google' }]
  expect(await shop.auth.ownAccount.waysToProve(user)).toEqual({ ...nothing, providers })
})

test('a deleted account has no user and proves nothing', async () => {
  const user = await signedIn(shop)
  const { ownAccount } = shop.auth
  const person = { userId: user.id, email: user.email, isEmailProven: true, isStaff: false }
  expect(await ownAccount.person(user.id)).toEqual(person)
  await shop.database.pool.query('delete from users where id = $1', [user.id])
  expect(await ownAccount.person(user.id)).toBeNull()
  const proof = await ownAccount.prove(user, { password }, network)
  expect(proof).toEqual({ ok: false, reason: 'reauthentication_needed' })
})

const id = crypto.randomUUID()

test.each<[string, string, unknown?]>([
  ['POST', '/factors', { factor_type: 'totp' }],
  ['POST', '/passkeys/registration/options', {}],
  ['POST', '/passkeys/registration/verify', {}],
  ['DELETE', `/passkeys/${id}`],
  ['GET', '/user/identities/authorize?provider=google'],
  ['DELETE', `/user/identities/${id}`],
  ['PUT', '/user', { password: 'another one of mine' }],
  ['PUT', '/user', { email: 'ada.new@example.com' }],
])('%s /auth/v1%s needs a fresh proof: %j', async (method, path, body) => {
  const account = newAccount()
  const { session } = await signUpClient(shop, account)
  const call = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const sent = body === undefined ? undefined : JSON.stringify(body)
    const answer = await fetch(`${shop.origin}/auth/v1${path}`, { method, headers, body: sent })
    return (await answer.json().catch(() => ({}))).error_code
  }
  clock.advance(minutes(11))
  expect(await call(session.access_token)).toBe('reauthentication_needed')
  const again = await clientOf(shop).signInWithPassword(account)
  expect(await call(again.data.session?.access_token ?? '')).not.toBe('reauthentication_needed')
})

test('a verified factor is removed only with a fresh proof', async () => {
  const { client } = await signUpClient(shop, newAccount())
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? '') })
  const code = () => totp.generate({ timestamp: clock.now().getTime() })
  const factorId = data?.id ?? ''
  await client.mfa.challengeAndVerify({ factorId, code: code() })
  clock.advance(minutes(11))
  expect((await client.mfa.unenroll({ factorId })).error?.code).toBe('reauthentication_needed')
  await client.mfa.challengeAndVerify({ factorId, code: code() })
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
})

test('a mistyped code is flagged at its field, and the app being set up accepts the next one', async () => {
  const { actor } = await signInFrom(shop, browse(shop))
  const begun = await shop.operations.ask('factors.begin-app', actor, {})
  const totp = new TOTP({ secret: Secret.fromBase32(begun.secret) })
  const code = totp.generate({ timestamp: clock.now().getTime() })
  const mistyped = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10))
  const { factor } = begun
  expect(await shop.operations.call('factors.finish-app', actor, { factor, code: mistyped })).toMatchObject({
    ...{ ok: false, reason: 'invalid' },
    fieldErrors: { code: 'That code isn’t right. Type the one your app shows now.' },
  })
  expect(await shop.operations.call('factors.finish-app', actor, { factor, code })).toMatchObject({
    ok: true,
  })
})
