import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { minutes, seconds } from '#server/kernel/clock.ts'
import { createSoftwareAuthenticator } from '#tests/fakes/software-authenticator.ts'
import { codeSentTo, linkSentTo } from '#tests/harness/auth-client.ts'
import { createTestClock, type TestClock } from '#tests/harness/clock.ts'
import { shareTestShop, type TestShop } from '#tests/harness/shop.ts'

const clock = createTestClock()
const shop = await shareTestShop({ clock })

const password = 'ink on film and paper'
const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: '' }

/** A signed-in user with one of everything: an unfinished sign-in, a code, a message, a question, two devices. */
async function furnish(shop: TestShop, clock: TestClock, email: string) {
  const { auth } = shop
  await auth.createUser({ email, password, role: 'customer', fullName: 'Ada', phone: '1' })
  const signIn = async (userAgent = 'test') => {
    const outcome = await auth.signIn({ email, password }, { ...meta, userAgent })
    if (!outcome.ok) throw new Error(outcome.reason)
    return outcome.session.value
  }
  const user = await auth.authenticate(await signIn())
  if (!user) throw new Error('Nobody is signed in')
  const enroll = async (name: string) => {
    const begun = await auth.factors.enrollTotp(user, name)
    if (!begun.ok) throw new Error(begun.reason)
    const totp = new TOTP({ secret: Secret.fromBase32(begun.totp?.secret ?? '') })
    return { id: begun.factor.id, code: () => totp.generate({ timestamp: clock.now().getTime() }) }
  }
  const app = await enroll('App')
  const verify = (factor: typeof app, by: SignedInUser = user) =>
    auth.factors.verify(
      by,
      { factorId: factor.id, challengeId: null, answer: { kind: 'code', code: factor.code() } },
      meta,
    )
  expect(await verify(app)).toMatchObject({ ok: true })
  const unfinished = await enroll('Unfinished')
  const device = createSoftwareAuthenticator({ origin: shop.origin })
  const begun = await auth.factors.beginPasskey(user)
  const response = auth.factors.readCreation(device.create(begun.options.challenge))
  if (!response) throw new Error('The passkey was not read')
  await auth.factors.addPasskey(user, { challengeId: begun.challengeId, response, name: 'Laptop' })
  await auth.factors.challenge(user, app.id, meta)
  const codes = await auth.factors.makeRecoveryCodes(user)
  const half = await signIn('another browser')
  await auth.requestPasswordReset({ email }, meta)
  await auth.requestSignInLink(email, { network: meta.clientAddress })
  await shop.jobs.runDue()
  // `verify` opens its own cookie for the same session, so the user stays unchanged.
  return { user, email, app, unfinished, codes, half, enroll, verify, signIn }
}

/** All rows of the account, as text. */
async function rowsOf({ database }: TestShop, userId: string): Promise<Record<string, string>> {
  const { rows: named } = await database.pool.query(
    `select table_name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by table_name`,
  )
  const found: Record<string, string> = {}
  const read = async (table: string, where: string) => {
    const { rows } = await database.pool.query(
      `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as all from ${table} t where ${where}`,
      [userId],
    )
    found[table] = JSON.stringify(rows[0].all, null, 1)
  }
  for (const { table_name } of named) await read(table_name, 'user_id = $1')
  await read('users', 'id = $1')
  return found
}

type Furnished = Awaited<ReturnType<typeof furnish>>

const operations: [string, (shop: TestShop, ada: Furnished, clock: TestClock) => Promise<unknown>][] = [
  ['proves who it is', (shop, { user }) => shop.auth.ownAccount.prove(user, { password }, '192.0.2.1')],
  ['begins another app', (_shop, { enroll }) => enroll('Another')],
  [
    'signs in with a recovery code',
    (shop, { half, codes }) => shop.auth.factors.completeByRecoveryCode(half, codes[0] ?? '', meta),
  ],
  ['finishes an app', (_shop, { verify, unfinished }) => verify(unfinished)],
  ['makes new recovery codes', (shop, { user }) => shop.auth.factors.makeRecoveryCodes(user)],
  ['takes an app away', (shop, { user, app }) => shop.auth.factors.remove(user, app.id)],
  ['takes its last app away', (shop, { user, unfinished }) => shop.auth.factors.remove(user, unfinished.id)],
  ['signs in on a third device', (_shop, { signIn }) => signIn('a third browser')],
  ['ends its other sessions', (shop, { user }) => shop.auth.ownSessions.endOthers(user)],
  [
    'chooses another password',
    (shop, { user }) =>
      shop.auth.clients.updateUser(
        user,
        { password: 'another one of film', currentPassword: password },
        '192.0.2.1',
      ),
  ],
  [
    'asks for another address',
    (shop, { user }) =>
      shop.auth.clients.updateUser(
        user,
        { email: 'ada.new@example.com', currentPassword: 'another one of film' },
        '192.0.2.1',
      ),
  ],
  [
    'follows its link to a new password',
    async (shop, { email }) => {
      await shop.auth.requestPasswordReset({ email }, meta)
      const token = (await linkSentTo(shop, email)).searchParams.get('token') ?? ''
      return shop.auth.resetPassword({ token, password: 'a third one of film' }, meta)
    },
  ],
  [
    'signs in by a mailed code',
    async (shop, { email }) => {
      await shop.auth.requestSignInLink(email, { network: meta.clientAddress })
      const proof = { kind: 'code', code: await codeSentTo(shop, email), address: email } as const
      return shop.auth.clients.verify({ purposes: ['magiclink'], proof }, meta)
    },
  ],
  ['gets a one-time password', (shop, { email }) => shop.auth.setOneTimePassword(email)],
  ['loses all its factors', (shop, { email }) => shop.auth.removeAllFactors(email)],
]

test('nothing one account does changes any row of another', async () => {
  const eve = await furnish(shop, clock, 'eve@example.com')
  const before = await rowsOf(shop, eve.user.id)
  const ada = await furnish(shop, clock, 'ada@example.com')
  expect(await rowsOf(shop, eve.user.id), 'when the other account was furnished').toEqual(before)
  clock.advance(seconds(90))
  const filled = Object.entries(before).filter(([, rows]) => rows !== '[]')
  expect(filled.map(([table]) => table)).toEqual([
    'factor_challenges',
    'factors',
    'identities',
    'known_devices',
    'one_time_tokens',
    'profiles',
    'recovery_codes',
    'sessions',
    'users',
  ])
  for (const [what, operate] of operations) {
    const own = await rowsOf(shop, ada.user.id)
    await operate(shop, ada, clock)
    expect(await rowsOf(shop, ada.user.id), `nothing happened as the account ${what}`).not.toEqual(own)
    expect(await rowsOf(shop, eve.user.id), `when the other account ${what}`).toEqual(before)
    clock.advance(seconds(30))
  }
})

test('removing one of an account’s two apps leaves the other, and the recovery codes go with the last one', async () => {
  const { user, app, unfinished, verify } = await furnish(shop, clock, 'ada@example.com')
  clock.advance(minutes(1))
  await verify(unfinished)
  const names = async () => (await shop.auth.factors.list(user)).map(({ name }) => name)
  await shop.auth.factors.remove(user, app.id)
  expect(await names()).toEqual(['Unfinished', 'Laptop'])
  expect(await shop.auth.factors.recoveryCodesLeft(user)).toBe(10)
  await shop.auth.factors.remove(user, unfinished.id)
  expect(await names()).toEqual(['Laptop'])
  expect(await shop.auth.factors.recoveryCodesLeft(user)).toBe(0)
})

test('only your own app that has already shown a code proves who you are', async () => {
  const eve = await furnish(shop, clock, 'eve@example.com')
  const ada = await furnish(shop, clock, 'ada@example.com')
  clock.advance(minutes(11))
  const isTaken = async (appCode: string) =>
    (await shop.auth.ownAccount.prove(ada.user, { appCode }, '192.0.2.1')).ok
  expect(await isTaken(eve.app.code())).toBe(false)
  expect(await isTaken(ada.unfinished.code())).toBe(false)
  expect(await shop.auth.ownAccount.isFreshlyProven(ada.user)).toBe(false)
  expect(await isTaken(ada.app.code())).toBe(true)
  expect(await shop.auth.ownAccount.isFreshlyProven(eve.user)).toBe(false)
})
