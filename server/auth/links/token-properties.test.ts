import { createHmac, createPublicKey } from 'node:crypto'
import fc from 'fast-check'
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { days, hours } from '#server/kernel/clock.ts'
import { shareTestAuth, type TestAuth } from '#tests/harness/auth.ts'
import { inputs, someOf } from '#tests/harness/run-form.ts'
import { secretPlaces } from '../secret-places.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { oneTimeTokens, sessions, tokenPurposes, users } from '../tables.ts'
import { issueToken, type TokenPurpose } from './one-time-tokens.ts'

const shop = await shareTestAuth()

const people = ['ada@example.com', 'eve@example.com'] as const
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const cases = inputs(3_000)

/** Each attempt comes from a separate network, so that the token is refused and not the request rate. */
const metaOf = (index: number) => ({
  clientAddress: `2001:db8:${(index >> 8).toString(16)}:${(index & 255).toString(16)}::1`,
  userAgent: 'test',
  visitorId: '',
})

async function signUpAll(shop: TestAuth): Promise<string[]> {
  for (const email of people)
    await shop.auth.createUser({
      email,
      password: 'ink on film',
      role: 'customer',
      fullName: 'A',
      phone: '1',
    })
  const ids = await Promise.all(people.map((email) => shop.auth.userIdOf(email)))
  return ids.map((id) => id ?? '')
}

const proving = ['signup', 'recovery', 'magiclink', 'invite'] as const satisfies TokenPurpose[]

type Known = { purpose: TokenPurpose; secret: string }

async function issueAll(shop: TestAuth, userId: string, purposes: readonly TokenPurpose[]): Promise<Known[]> {
  const issued: Known[] = []
  for (const purpose of purposes) {
    const token = { userId, address: people[0], purpose }
    issued.push({ purpose, ...(await issueToken(shop, shop.database.orm, token)) })
  }
  return issued
}

const replaceAt = (text: string, at: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + 1)

/** What a thief, a typo or a bug may turn a secret into; never the secret itself. */
const mutation = fc.oneof(
  fc.tuple(fc.nat(42), fc.constantFrom(...alphabet)).map(
    ([at, by]) =>
      (secret: string) =>
        replaceAt(secret, at, by === secret[at] ? '.' : by),
  ),
  fc.integer({ min: 1, max: 42 }).map((length) => (secret: string) => secret.slice(0, length)),
  fc.integer({ min: 1, max: 42 }).map((start) => (secret: string) => secret.slice(start)),
  fc.string({ minLength: 1 }).map((more) => (secret: string) => secret + more),
  fc.string({ minLength: 1 }).map((more) => (secret: string) => more + secret),
  fc.constantFrom(
    (secret: string) => hashSecret(secret),
    (secret: string) => secret.toLowerCase(),
    (secret: string) => secret.toUpperCase(),
    (secret: string) => `${secret}=`,
    (secret: string) => Buffer.from(secret, 'base64url').toString('hex'),
    (secret: string) => [...secret].reverse().join(''),
    () => newSecret(),
    (secret: string) => `' or '${secret}' is not null --`,
  ),
)

const inTens = async <Value>(
  values: readonly Value[],
  work: (value: Value, index: number) => Promise<void>,
) => {
  for (let start = 0; start < values.length; start += 10)
    await Promise.all(values.slice(start, start + 10).map((value, offset) => work(value, start + offset)))
}

test(`of ${cases} secrets altered, cut, stretched, or for another purpose or address, none is accepted`, async () => {
  const [ada = ''] = await signUpAll(shop)
  // Enough that no limit per token is reached: it is the token that is refused.
  const known = await issueAll(shop, ada, Array.from({ length: 40 }, () => tokenPurposes).flat())
  const attempt = fc.record({
    token: fc.constantFrom(...known),
    mutate: mutation,
    kind: fc.constantFrom('altered', 'altered', 'altered', 'purpose', 'address'),
  })

  let refused = 0
  await inTens(fc.sample(attempt, { numRuns: cases }), async ({ token, mutate, kind }, index) => {
    const secret = kind === 'altered' ? mutate(token.secret) : token.secret
    if (kind === 'altered' && secret === token.secret) return
    const purposes =
      kind === 'purpose' ? tokenPurposes.filter((purpose) => purpose !== token.purpose) : [token.purpose]
    const address = kind === 'address' ? `eve+${index}@example.com` : null
    const proof = { kind: 'secret', secret, address } as const
    const outcome = await shop.auth.clients.verify({ purposes, proof }, metaOf(index))
    expect(outcome, JSON.stringify({ kind, secret, purpose: token.purpose })).toEqual({
      ok: false,
      reason: 'invalid_token',
    })
    refused++
  })

  expect(refused).toBeGreaterThan(cases * 0.95)
  expect(await shop.database.orm.$count(sessions)).toBe(0)
  expect(await shop.database.orm.$count(oneTimeTokens)).toBe(known.length)
})

test('each endpoint accepts only tokens for its own purpose, once, and not a moment too late', async () => {
  const [ada = ''] = await signUpAll(shop)
  const hashes = async () =>
    (await shop.database.orm.select().from(users)).map(({ passwordHash }) => passwordHash)
  const before = await hashes()
  const doors: [readonly TokenPurpose[], (secret: string, index: number) => Promise<{ ok: boolean }>][] = [
    [
      ['recovery'],
      (token, index) => shop.auth.resetPassword({ token, password: 'stolen one' }, metaOf(index)),
    ],
    [['signup'], (token, index) => shop.auth.confirmEmail({ token }, metaOf(index))],
    [['magiclink'], (token, index) => shop.auth.followLink({ token, type: 'magiclink' }, metaOf(index))],
    [['invite'], (token, index) => shop.auth.followLink({ token, type: 'invite' }, metaOf(index))],
  ]
  let index = 0
  for (const [own, open] of doors) {
    const others = tokenPurposes.filter((purpose) => !own.includes(purpose))
    for (const { secret } of await issueAll(shop, ada, others))
      expect(await open(secret, index++)).toEqual({ ok: false, reason: 'invalid_token' })
  }
  expect(await hashes()).toEqual(before)
  expect(await shop.database.orm.$count(sessions)).toBe(0)

  await shop.database.orm.delete(oneTimeTokens)
  for (const { purpose, secret } of await issueAll(shop, ada, proving)) {
    const proof = { kind: 'secret', secret, address: null } as const
    const input = { purposes: [purpose], proof }
    const first = await shop.auth.clients.verify(input, metaOf(index++))
    expect(first).toMatchObject({ ok: true })
    for (let again = 0; again < 15; again++)
      expect(await shop.auth.clients.verify(input, metaOf(index++))).toEqual({
        ok: false,
        reason: 'invalid_token',
      })
  }

  await shop.database.orm.delete(oneTimeTokens)
  const late = await issueAll(shop, ada, tokenPurposes)
  shop.clock.advance(days(7) + hours(1))
  for (const { purpose, secret } of late)
    expect(
      await shop.auth.clients.verify(
        { purposes: [purpose], proof: { kind: 'secret', secret, address: null } },
        metaOf(index++),
      ),
    ).toEqual({ ok: false, reason: 'invalid_token' })
})

test('six digits open nothing for another user or purpose, or after five wrong tries', async () => {
  const [ada = ''] = await signUpAll(shop)
  let index = 0
  const enter = (address: string, code: string, purpose: TokenPurpose) =>
    shop.auth.clients.verify({ purposes: [purpose], proof: { kind: 'code', code, address } }, metaOf(index++))
  const refused = { ok: false, reason: 'invalid_token' }
  const issue = () =>
    issueToken(shop, shop.database.orm, { userId: ada, address: people[0], purpose: 'magiclink' })
  for (let round = 0; round < 40; round++) {
    shop.clock.advance(hours(1))
    const { code } = await issue()
    expect(await enter(people[1], code, 'magiclink')).toEqual(refused)
    expect(await enter(people[0], code, 'recovery')).toEqual(refused)
    const wrong = Array.from({ length: 5 }, (_, add) =>
      String((Number(code) + 1 + add) % 1_000_000).padStart(6, '0'),
    )
    for (const guess of wrong) expect(await enter(people[0], guess, 'magiclink')).toEqual(refused)
    expect(await enter(people[0], code, 'magiclink')).toEqual(refused)
  }
  expect(await shop.database.orm.$count(sessions)).toBe(0)
  shop.clock.advance(hours(1))
  expect(await enter(people[0], (await issue()).code, 'magiclink')).toMatchObject({ ok: true })
})

type Part = Record<string, unknown>

const encode = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString())

async function accessTokenOf(shop: TestAuth, email: string): Promise<string> {
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: '' }
  const outcome = await shop.auth.clients.signIn({ email, password: 'ink on film' }, meta)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.session.access_token
}

/** All ways to serialize the public key, each tried as the secret of an HMAC (RFC 8725 section 2.1). */
function spellings(jwk: JWK): (string | Buffer)[] {
  const key = createPublicKey({ key: jwk as never, format: 'jwk' })
  return [
    key.export({ type: 'spki', format: 'pem' }).toString(),
    key.export({ type: 'spki', format: 'pem' }).toString().trim(),
    key.export({ type: 'spki', format: 'der' }),
    JSON.stringify(jwk),
    jwk.x ?? '',
    Buffer.from(jwk.x ?? '', 'base64url'),
    jwk.kid ?? '',
    '',
  ]
}

test('no access token that is altered, unsigned, wrongly signed or meant for someone else is accepted', async () => {
  const [ada = '', eve = ''] = await signUpAll(shop)
  const token = await accessTokenOf(shop, people[0])
  const other = await accessTokenOf(shop, people[1])
  const [head = '', body = '', signature = ''] = token.split('.')
  const [, otherBody = '', otherSignature = ''] = other.split('.')
  const [header, claims] = [decode(head), decode(body)]
  const forged: string[] = []

  for (let at = 0; at < token.length; at++)
    for (const by of ['A', 'q', '_', '+', '=', '.', ' ', '\n', 'é'])
      if (token[at] !== by) forged.push(replaceAt(token, at, by))
  // Four bits of the last character carry no information: lenient decoders accept sixteen spellings of one signature.
  for (const by of alphabet) forged.push(replaceAt(token, token.length - 1, by))
  for (let length = 0; length < token.length; length++) forged.push(token.slice(0, length))

  for (const alg of ['none', 'None', 'NONE', 'nOnE', '', 'HS256', 'RS256', 'ES384', 'PS256', 'EdDSA'])
    for (const end of ['', signature])
      for (const payload of [claims, { ...claims, sub: eve }]) {
        forged.push(`${encode({ ...header, alg })}.${encode(payload)}.${end}`)
        forged.push(`${encode({ alg })}.${encode(payload)}.${end}`)
      }
  const { keys } = await shop.auth.clients.publicKeys()
  for (const jwk of keys)
    for (const secret of spellings(jwk))
      for (const [alg, hash] of [
        ['HS256', 'sha256'],
        ['HS384', 'sha384'],
        ['HS512', 'sha512'],
      ] as const) {
        const signed = `${encode({ ...header, alg })}.${encode({ ...claims, sub: eve })}`
        forged.push(`${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`)
      }

  const stranger = await generateKeyPair('ES256', { extractable: true })
  const strangersKey = await exportJWK(stranger.publicKey)
  for (const kid of [header.kid, crypto.randomUUID(), '', '../../etc/passwd', "' or true --", undefined])
    for (const more of [
      {},
      { jwk: strangersKey },
      { jku: 'https://evil.example/jwks' },
      { crit: ['exp'] },
      { b64: false },
    ])
      forged.push(
        await new SignJWT(claims)
          .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: kid as string, ...(more as object) })
          .sign(stranger.privateKey)
          .catch(() => `${encode({ ...header, kid, ...more })}.${body}.${signature}`),
      )
  const changes = [
    { sub: eve },
    { aal: 'aal2' },
    { role: 'service_role' },
    { exp: 4_000_000_000 },
    { aud: 'other' },
  ]
  for (const change of [...changes, { iss: 'https://evil.example/auth/v1' }, { session_id: ada }, {}])
    for (const end of [otherSignature, '', 'AA', signature.slice(1)])
      forged.push(`${head}.${encode({ ...claims, ...change })}.${end}`)
  forged.push(
    `${head}.${otherBody}.${signature}`,
    `${head}.${body}.${otherSignature}`,
    `${token}.${signature}`,
  )
  forged.push(`${head}..${signature}`, `${token}.`, `.${token}`, `Bearer ${token}`, token.repeat(2), '..', '')

  expect(forged.length).toBeGreaterThan(5_000)
  const tried = someOf(
    forged.filter((text) => text !== token),
    1_000,
  )
  for (const one of tried)
    expect(await shop.auth.clients.authenticate(one), one).toMatchObject({ ok: false, reason: 'bad_jwt' })
  expect(await shop.auth.clients.authenticate(token)).toMatchObject({ ok: true, user: { id: ada } })
})

test('a validly signed token is refused for another audience, issuer or session, and once it expires', async () => {
  const [ada = '', eve = ''] = await signUpAll(shop)
  const token = await accessTokenOf(shop, people[0])
  const claims = decode(token.split('.')[1])
  const { rows } = await shop.database.pool.query('select kid, private_jwk from signing_keys')
  const { kid, private_jwk: sealed } = rows[0]
  const privateJwk = JSON.parse(shop.secretBox.open(sealed, secretPlaces.signingKey(kid)))
  const sign = async (changes: Part) => {
    const signed = new SignJWT({ ...claims, ...changes }).setProtectedHeader({
      alg: 'ES256',
      kid,
    })
    return signed.sign(privateJwk)
  }
  expect(await shop.auth.clients.authenticate(await sign({}))).toMatchObject({ ok: true })
  const now = Math.floor(shop.clock.now().getTime() / 1_000)
  for (const changes of [
    { aud: 'somebody-else' },
    { aud: undefined },
    { iss: 'https://evil.example/auth/v1' },
    { iss: undefined },
    { exp: now - 1 },
    { nbf: now + 600 },
    { sub: 'not an id' },
    { session_id: undefined },
  ])
    expect(await shop.auth.clients.authenticate(await sign(changes)), JSON.stringify(changes)).toEqual({
      ok: false,
      reason: 'bad_jwt',
    })
  for (const changes of [{ sub: eve }, { session_id: crypto.randomUUID() }])
    expect(await shop.auth.clients.authenticate(await sign(changes))).toEqual({
      ok: false,
      reason: 'session_not_found',
    })
  shop.clock.advance(hours(1) + 1_000)
  expect(await shop.auth.clients.authenticate(token)).toEqual({ ok: false, reason: 'bad_jwt' })
  expect(ada).not.toBe(eve)
})
