import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'
import { openIdClient, startOpenIdProvider, type TestOpenIdProvider } from '#tests/fakes/openid-provider.ts'
import { createEthereumWallet, ethereumText } from '#tests/fakes/wallets.ts'
import { clientOf, postAuth, signUpClient } from '#tests/harness/auth-client.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock, type TestClock } from '#tests/harness/clock.ts'
import { freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { type AccountRules, defaultRules } from './account-rules.ts'
import { forgetExpiredJob } from './forget-expired.ts'
import type { lifetimes } from './lifetimes.ts'
import { issueAuthCode } from './links/auth-codes.ts'
import { findToken, issueToken, type TokenPurpose } from './links/one-time-tokens.ts'
import { knownDevices, tokenPurposes } from './tables.ts'

let shop: TestShop
let clock: TestClock
let provider: TestOpenIdProvider

beforeAll(async () => {
  clock = createTestClock()
  const port = await freePort()
  provider = await startOpenIdProvider(`http://localhost:${port}/auth/v1/callback`)
  const acme = { name: 'acme', label: 'Acme', issuer: provider.issuer, ...openIdClient }
  shop = await startTestShop({ clock, port, settings: { OPENID_PROVIDERS: JSON.stringify([acme]) } })
})

afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await provider?.[Symbol.asyncDispose]()
})

const newAccount = () => ({ email: `${crypto.randomUUID()}@example.com`, password: 'ink on film' })
const verifier = 'v'.repeat(50)
const plain = { value: verifier, method: 'plain' as const }

async function somebody(role: 'customer' | 'admin' = 'customer') {
  const { actor, headers } = await signInFrom(shop, browse(shop), role)
  if (!actor.user) throw new Error('Nobody is signed in')
  return { user: actor.user, value: /session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '' }
}

/** Starts something with a lifetime, and returns a check of whether it is still valid. */
type Begin = () => Promise<() => Promise<boolean>>

/** Those sent to an address: see `tokens` below. */
type Sent = 'signUpMail' | 'invitation' | 'addressChange' | 'proofCode' | 'mailedLink' | 'textedCode'

type Lifetime = Exclude<keyof typeof lifetimes | keyof AccountRules['lifetimes'] | 'staffIdle', Sent>

/** What is emailed or texted, by purpose. The lifetimes are repeated here in readable form. */
const tokens: Record<TokenPurpose, number> = {
  signup: hours(72),
  phone_signup: minutes(10),
  recovery: hours(1),
  magiclink: hours(1),
  sms: minutes(10),
  invite: days(7),
  email_change_current: hours(24),
  email_change_new: hours(24),
  phone_change: minutes(10),
  reauthentication: minutes(10),
}

const beginToken =
  (purpose: TokenPurpose): Begin =>
  async () => {
    const { user } = await somebody()
    const { database } = shop
    const parts = { clock, database, rules: defaultRules }
    const address = user.email
    const { secret, code } = await issueToken(parts, database.orm, { userId: user.id, address, purpose })
    return async () => {
      const byLink = await findToken(parts, [purpose], { kind: 'secret', secret, address: null })
      const byCode = await findToken(parts, [purpose], { kind: 'code', code, address })
      expect(byLink === null).toBe(byCode === null)
      return byLink !== null
    }
  }

/** Everything else: a line of the tables of lifetimes doesn't compile without its proof here. */
const proofs: Record<Lifetime, { lasts: number; begin: Begin | Record<string, Begin> }> = {
  session: {
    lasts: days(30),
    begin: {
      async cookie() {
        const { value } = await somebody()
        return async () => (await shop.auth.authenticate(value)) !== null
      },
      async token() {
        const { session } = await signUpClient(shop, newAccount())
        const body = { refresh_token: session.refresh_token }
        return async () => (await postAuth(shop, '/token?grant_type=refresh_token', body)).ok
      },
    },
  },
  staffIdle: {
    lasts: hours(8),
    async begin() {
      const { value } = await somebody('admin')
      return async () => (await shop.auth.authenticate(value)) !== null
    },
  },
  accessTokenSeconds: {
    lasts: hours(1),
    async begin() {
      const { session } = await signUpClient(shop, newAccount())
      return async () => (await shop.auth.authenticateBearer(session.access_token)) !== null
    },
  },
  freshProof: {
    lasts: minutes(10),
    begin: {
      async signIn() {
        const { user } = await somebody()
        return async () => !(await shop.auth.ownAccount.needsProof(user, null))
      },
      async password() {
        const { user } = await somebody()
        clock.advance(hours(1))
        const password = 'correct horse battery staple 9'
        expect(await shop.auth.ownAccount.prove(user, { password }, '192.0.2.7')).toEqual({ ok: true })
        return async () => !(await shop.auth.ownAccount.needsProof(user, null))
      },
    },
  },
  authCode: {
    lasts: minutes(5),
    async begin() {
      const { user } = await somebody()
      const asked = { userId: user.id, method: 'otp', codeChallenge: plain } as const
      const auth_code = await issueAuthCode({ clock }, shop.database.orm, asked)
      const body = { auth_code, code_verifier: verifier }
      return async () => (await postAuth(shop, '/token?grant_type=pkce', body)).ok
    },
  },
  providerTrip: {
    lasts: minutes(15),
    async begin() {
      const challenge = `code_challenge=${'c'.repeat(43)}&code_challenge_method=s256`
      const away = await fetch(`${shop.origin}/auth/v1/authorize?provider=acme&${challenge}`, {
        redirect: 'manual',
      })
      provider.become({ sub: crypto.randomUUID() })
      const back = await provider.visit(away.headers.get('location') ?? '')
      return async () => {
        const { headers } = await fetch(back, { redirect: 'manual' })
        return new URL(headers.get('location') ?? '').searchParams.has('code')
      }
    },
  },
  factorChallenge: {
    lasts: minutes(5),
    async begin() {
      const { client } = await signUpClient(shop, newAccount())
      const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
      const factorId = data?.id ?? ''
      const challengeId = (await client.mfa.challenge({ factorId })).data?.id ?? ''
      return async () => {
        const { error } = await client.mfa.verify({ factorId, challengeId, code: 'wrong' })
        return error?.code === 'mfa_verification_failed'
      }
    },
  },
  unfinishedFactor: {
    lasts: hours(1),
    async begin() {
      const { user } = await somebody()
      await shop.auth.factors.enrollTotp(user, 'First')
      return async () => {
        await shop.auth.factors.enrollTotp(user, 'Second')
        const { rows } = await shop.database.pool.query('select name from factors where user_id = $1', [
          user.id,
        ])
        return rows.some(({ name }) => name === 'First')
      }
    },
  },
  walletMessage: {
    lasts: minutes(10),
    async begin() {
      const wallet = createEthereumWallet()
      const message = ethereumText(shop.origin, wallet.address, { issuedAt: clock.now() })
      const signed = { chain: 'ethereum', message, signature: wallet.sign(message) } as const
      return async () => (await clientOf(shop).signInWithWeb3(signed)).error === null
    },
  },
  refreshReuse: {
    lasts: seconds(10),
    async begin() {
      const { session } = await signUpClient(shop, newAccount())
      const body = { refresh_token: session.refresh_token }
      const refresh = () => postAuth(shop, '/token?grant_type=refresh_token', body)
      await refresh()
      return async () => (await refresh()).ok
    },
  },
  retiredKey: {
    lasts: hours(2),
    async begin() {
      const read = async (): Promise<string[]> => {
        const answer = await fetch(`${shop.origin}/auth/v1/.well-known/jwks.json`)
        const { keys }: { keys: { kid: string }[] } = await answer.json()
        return keys.map(({ kid }) => kid)
      }
      const { kid } = await shop.auth.rotateSigningKey()
      await shop.auth.rotateSigningKey()
      return async () => (await read()).includes(kid)
    },
  },
  knownDevice: {
    lasts: days(365),
    async begin() {
      const person = { ...newAccount(), role: 'customer', fullName: 'Ada', phone: '1' } as const
      await shop.auth.createUser(person)
      const from = (userAgent: string) => ({
        ...{ clientAddress: '203.0.113.77', visitorId: crypto.randomUUID() },
        userAgent: `Mozilla/5.0 (${userAgent}) Chrome/153.0.0.0 Safari/537.36`,
      })
      await shop.auth.signIn(person, from('Windows NT 10.0; Win64; x64'))
      const userId = (await shop.auth.userIdOf(person.email)) ?? ''
      const devices = () =>
        shop.database.orm.select().from(knownDevices).where(eq(knownDevices.userId, userId))
      const [first] = await devices()
      return async () => {
        await shop.auth.signIn(person, from('X11; Linux x86_64'))
        await shop.jobs.enqueue(shop.database.orm, forgetExpiredJob, {})
        await shop.jobs.runDue()
        return (await devices()).some(({ mark }) => mark === first?.mark)
      }
    },
  },
}

/** A margin on either side that neither the test’s own run time nor a token's whole seconds blur. */
const step = seconds(5)

async function lasts(milliseconds: number, begin: Begin): Promise<void> {
  const early = await begin()
  clock.advance(milliseconds - step)
  expect(await early()).toBe(true)
  const late = await begin()
  clock.advance(milliseconds + step)
  expect(await late()).toBe(false)
}

test.each(tokenPurposes)('a secret to %s works until it expires, and no longer', (purpose) =>
  lasts(tokens[purpose], beginToken(purpose)),
)

describe.each(Object.entries(proofs))('%s', (_, { lasts: milliseconds, begin }) => {
  const ways = typeof begin === 'function' ? { it: begin } : begin
  test.each(Object.entries(ways))('%s works until it expires, and no longer', (_name, start) =>
    lasts(milliseconds, start),
  )
})
