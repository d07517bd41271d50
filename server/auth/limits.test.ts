import { expect, test } from 'vitest'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { hours } from '#server/kernel/clock.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { exhaust } from '#tests/harness/processes/exhaust.ts'
import { startTestShop } from '#tests/harness/shop.ts'
import { defaultRules } from './account-rules.ts'
import type { Auth } from './index.ts'
import type { Limits } from './limits.ts'
import type { SignInMeta } from './types.ts'

const email = 'ada@example.com'
const password = 'ink on film'
const id = crypto.randomUUID()
const form = { email, password, fullName: 'Ada', phone: '1' }
const secret = { kind: 'secret', secret: 'x', address: null } as const
const response = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} } as never
const wallet = { chain: 'ethereum', message: 'none of ours', signature: '0x' } as const
const flow = { provider: 'google', scopes: [], redirectTo: '/', codeChallenge: null, userId: null } as never

type Call = (auth: Auth, meta: SignInMeta, user: SignedInUser) => Promise<unknown>

/** Every operation that allows guessing, or sends something, with the limit that it counts against. */
const operations: Record<string, [keyof Limits, Call]> = {
  signUp: ['signUp', (auth, meta) => auth.signUp(form, meta)],
  signIn: ['signIn', (auth, meta) => auth.signIn({ email, password }, meta)],
  requestSignInLink: [
    'otp',
    (auth, { clientAddress: network }) => auth.requestSignInLink(email, { network }),
  ],
  requestPasswordReset: ['recover', (auth, meta) => auth.requestPasswordReset({ email }, meta)],
  resetPassword: ['verify', (auth, meta) => auth.resetPassword({ token: 'x', password }, meta)],
  confirmEmail: ['verify', (auth, meta) => auth.confirmEmail({ token: 'x' }, meta)],
  followLink: ['verify', (auth, meta) => auth.followLink({ token: 'x', type: 'magiclink' }, meta)],
  'clients.verify': [
    'verify',
    (auth, meta) => auth.clients.verify({ purposes: ['magiclink'], proof: secret }, meta),
  ],
  'clients.exchangeCode': [
    'verify',
    (auth, meta) => auth.clients.exchangeCode({ code: 'x', verifier: 'x' }, meta),
  ],
  'clients.refresh': ['refresh', (auth, meta) => auth.clients.refresh('x', meta)],
  'clients.reauthenticate': [
    'otp',
    (auth, meta, user) => auth.clients.reauthenticate(user, meta.clientAddress),
  ],
  'clients.updateUser': [
    'changePassword',
    (auth, meta, user) => auth.clients.updateUser(user, { password: 'another one' }, meta.clientAddress),
  ],
  'clients.signInByWallet': ['verify', (auth, meta) => auth.clients.signInByWallet(wallet, meta)],
  'clients.signInByIdToken': [
    'verify',
    (auth, meta) => auth.clients.signInByIdToken({ provider: 'google', idToken: 'x' } as never, null, meta),
  ],
  'clients.beginProviderFlow': [
    'signIn',
    (auth, meta) => auth.clients.beginProviderFlow(flow, meta.clientAddress),
  ],
  'factors.verify': [
    'factor',
    (auth, meta, user) =>
      auth.clients.factors.verify(
        user,
        { factorId: id, challengeId: id, answer: { kind: 'code', code: '000000' } },
        meta.clientAddress,
      ),
  ],
  'passkeys.beginSignIn': [
    'signIn',
    (auth, meta) => auth.clients.factors.passkeys.beginSignIn(meta.clientAddress),
  ],
  'passkeys.signIn': [
    'factor',
    (auth, meta) => auth.clients.factors.passkeys.signIn({ challengeId: id, response }, meta),
  ],
  'ownAccount.prove': [
    'changePassword',
    (auth, meta, user) => auth.ownAccount.prove(user, { password }, meta.clientAddress),
  ],
}

test('a network with too many tries is refused by each operation, and another network is not', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock })
  const { actor } = await signInFrom(shop, browse(shop))
  if (!actor.user) throw new Error('Nobody is signed in')
  const refused = expect.objectContaining({ ok: false, reason: 'too_many_attempts' })
  const meta = { userAgent: 'test', visitorId: '' }
  for (const [index, [name, [limit, call]]] of Object.entries(operations).entries()) {
    const clientAddress = `203.0.113.${index + 1}`
    await exhaust(shop, defaultRules.limits[limit].byAddress, clientAddress)
    expect(await call(shop.auth, { ...meta, clientAddress }, actor.user), name).toEqual(refused)
    const elsewhere = { ...meta, clientAddress: `198.51.100.${index + 1}` }
    expect(await call(shop.auth, elsewhere, actor.user), name).not.toEqual(refused)
  }
})

/** One for each kind of response that pages refuse with. */
const onPages = {
  'account.sign-in': ['signIn', { email: 'ada@example.com', password }],
  'account.sign-up': ['signUp', { ...form, confirmPassword: form.password }],
  'account.ask-passkey': ['signIn', {}],
  'account.send-sign-in-link': ['otp', { email: 'ada@example.com' }],
  'proof.prove': ['changePassword', { password }],
  'account.mail-deletion-code': ['otp', {}],
} as const

test('too many tries on a page show how long to wait', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock })
  const { actor } = await signInFrom(shop, browse(shop))
  for (const [index, [name, [limit, input]]] of Object.entries(onPages).entries()) {
    const network = `203.0.113.${index + 1}`
    await exhaust(shop, defaultRules.limits[limit].byAddress, network)
    expect(await shop.operations.callByName(name, { ...actor, network }, input), name).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/^Too many attempts\. Try again in (a minute|\d+ minutes)\.$/),
      retryAfterSeconds: expect.any(Number),
    })
  }
})

type Person = { email: string; phone: string; secret: string; user: SignedInUser }

/**
 * For each limit, an operation that counts against it for an account, whichever address of a neighborhood it comes
 * from.
 */
const byAccount: Record<keyof Limits, (auth: Auth, meta: SignInMeta, person: Person) => Promise<unknown>> = {
  signIn: (auth, meta, { email }) => auth.signIn({ email, password }, meta),
  signUp: (auth, meta, { email }) => auth.signUp({ ...form, email }, meta),
  recover: (auth, meta, { email }) => auth.requestPasswordReset({ email }, meta),
  resend: (auth, { clientAddress }, { email }) =>
    auth.clients.requestMessage({ kind: 'signup', address: email }, clientAddress),
  otp: (auth, { clientAddress: network }, { email }) => auth.requestSignInLink(email, { network }),
  sms: (auth, { clientAddress }, { phone }) =>
    auth.clients.requestMessage({ kind: 'sms', address: phone }, clientAddress),
  factor: (auth, { clientAddress }, { user }) =>
    auth.clients.factors.verify(
      user,
      { factorId: id, challengeId: id, answer: { kind: 'code', code: '000000' } },
      clientAddress,
    ),
  verify: (auth, meta, { email }) =>
    auth.clients.verify(
      { purposes: ['magiclink'], proof: { kind: 'code', code: '000000', address: email } },
      meta,
    ),
  refresh: (auth, meta, { secret }) => auth.clients.refresh(secret, meta),
  changePassword: (auth, { clientAddress }, { user }) =>
    auth.ownAccount.prove(user, { password: 'wrong' }, clientAddress),
}

const isRefused = (outcome: unknown): boolean =>
  (outcome as { reason?: string }).reason === 'too_many_attempts'

test('each limit allows an account exactly as many tries as it says, and another account is not refused', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock })
  const somebody = async (number: number): Promise<Person> => {
    const { actor } = await signInFrom(shop, browse(shop))
    if (!actor.user) throw new Error('Nobody is signed in')
    const name = `p${number}`
    return { email: `${name}@example.com`, phone: `+1512555010${number}`, secret: name, user: actor.user }
  }
  const [ada, bob] = [await somebody(1), await somebody(2)]
  for (const [index, [name, call]] of Object.entries(byAccount).entries()) {
    const meta = (at: number) => ({
      ...{ userAgent: 'test', visitorId: '' },
      clientAddress: `203.0.${index}.${at % 250}`,
    })
    const { max } = defaultRules.limits[name as keyof Limits].byAccount
    const tried: unknown[] = []
    // A few at once, which costs no time, but not so many that they wait for connections.
    while (tried.length <= max) {
      const first = tried.length
      const some = Array.from({ length: Math.min(20, max + 1 - first) }, (_, at) =>
        call(shop.auth, meta(first + at), ada),
      )
      tried.push(...(await Promise.all(some)))
    }
    expect([name, tried.filter(isRefused).length]).toEqual([name, 1])
    expect([name, isRefused(await call(shop.auth, meta(0), bob))]).toEqual([name, false])
  }
})

test('before anyone identifies themselves, a network may try as often as its setting says', async () => {
  const clock = createTestClock()
  clock.toNext(hours(1))
  await using shop = await startTestShop({ clock, settings: { SIGN_IN_LIMIT: '25' } })
  const clientAddress = '203.0.113.9'
  const tries = async (call: () => Promise<unknown>, count: number) =>
    (await Promise.all(Array.from({ length: count }, call))).filter(isRefused).length
  const { passkeys } = shop.auth.clients.factors
  expect(await tries(() => passkeys.beginSignIn(clientAddress), 25)).toBe(0)
  expect(await tries(() => shop.auth.clients.beginProviderFlow(flow, clientAddress), 1)).toBe(1)
  const meta = { userAgent: 'test', visitorId: '', clientAddress }
  const { max } = defaultRules.limits.verify.byAddress
  expect(await tries(() => shop.auth.clients.signInByWallet(wallet, meta), max)).toBe(0)
  expect(await tries(() => shop.auth.clients.signInByWallet(wallet, meta), 1)).toBe(1)
})
