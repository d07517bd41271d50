import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { exportJWK, generateKeyPair } from 'jose'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import type { SignedInUser } from '#server/kernel/actor.ts'
import { secretsKeyFile } from '#server/kernel/environment/secrets-keys.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'

/** Everything the database stores, as in a backup of it. */
const dumpOf = async ({ database }: TestShop): Promise<string> => {
  const tables = ['factors', 'signing_keys', 'sso_providers']
  const dumps = tables.map((table) =>
    database.pool.query(`select row_to_json(t)::text as row from ${table} t`),
  )
  return (await Promise.all(dumps)).flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}

const directory = {
  label: 'Works',
  domains: ['works.example'],
  settings: {
    kind: 'openid',
    issuer: 'https://id.example',
    clientId: 'a',
    clientSecret: 'hush-hush',
  } as const,
}

test('authenticator secrets, the signing key and directories’ secrets are encrypted in the database', async () => {
  await using shop = await startTestShop()
  const app = await withApp(shop)
  await shop.auth.sso.add(directory)

  const dump = await dumpOf(shop)
  expect(dump).not.toContain(app.secret)
  expect(dump).not.toContain('hush-hush')
  expect(dump).not.toMatch(/"d": ?"/)
  expect(dump.match(/sealed1\./g)).toHaveLength(3)
  expect(await isTaken(shop, app)).toBe(true)
})

test('secrets stored in plain text earlier are encrypted at startup and keep working', async () => {
  await using shop = await startTestShop()
  const app = await withApp(shop)
  const { id } = (await shop.auth.sso.add(directory)) as { id: string }
  const { rows } = await shop.database.pool.query('select kid, public_jwk from signing_keys')
  await shop.database.pool.query('update factors set secret = $1', [app.secret])
  await shop.database.pool.query(
    `update sso_providers set settings = jsonb_set(settings, '{clientSecret}', '"hush-hush"')`,
  )
  const pair = await generateKeyPair('ES256', { extractable: true })
  await shop.database.pool.query('update signing_keys set private_jwk = $1, public_jwk = $2', [
    JSON.stringify(await exportJWK(pair.privateKey)),
    JSON.stringify({ ...(await exportJWK(pair.publicKey)), kid: rows[0].kid, alg: 'ES256', use: 'sig' }),
  ])
  expect(await dumpOf(shop)).toContain(app.secret)

  await shop.keptSecrets.seal()

  const dump = await dumpOf(shop)
  expect(dump).not.toContain(app.secret)
  expect(dump).not.toContain('hush-hush')
  expect(dump).not.toMatch(/"d": ?"/)
  expect(await isTaken(shop, app)).toBe(true)
  expect(await shop.auth.clients.findSsoProvider({ id })).toBe(`sso:${id}`)
  await signUpByToken(shop)
})

test('a shop with a different key does not start and says why, and the secrets can be given up', async () => {
  await using shop = await startTestShop()
  await withApp(shop)
  const place = { DATABASE_URL: shop.connectionString, DATA_DIR: shop.environment.DATA_DIR }
  const elsewhere = openShop({ ...place, DATA_DIR: `${place.DATA_DIR}/elsewhere` })
  await expect(elsewhere.prepare()).rejects.toThrow(/secrets\.key from your backup .* SECRETS_KEY/)
  expect(await elsewhere.keptSecrets.countLost()).toBe(2)

  // The same files with another setting: the file can still be opened, and everything is encrypted with the setting
  // from then on.
  const file = await readFile(secretsKeyFile(place.DATA_DIR), 'utf8')
  const moved = openShop({ ...place, SECRETS_KEY: randomBytes(32).toString('base64') })
  expect(file.trim()).toHaveLength(44)
  await moved.prepare()
  expect(await shop.keptSecrets.countLost()).toBe(2)

  expect(await elsewhere.keptSecrets.forgetLost()).toBe(2)
  await elsewhere.prepare()
  expect(await elsewhere.keptSecrets.countLost()).toBe(0)
  await Promise.all([elsewhere.stop(), moved.stop()])
})

type App = { user: SignedInUser; factorId: string; secret: string }

/** A user who has started setting up an authenticator app. */
async function withApp(shop: TestShop): Promise<App> {
  const { actor } = await signInFrom(shop, browse(shop))
  if (!actor.user) throw new Error('Nobody is signed in')
  const outcome = await shop.auth.factors.enrollTotp(actor.user, 'App')
  if (!outcome.ok) throw new Error(outcome.reason)
  return { user: actor.user, factorId: outcome.factor.id, secret: outcome.totp?.secret ?? '' }
}

async function isTaken(shop: TestShop, { user, factorId, secret }: App): Promise<boolean> {
  const answer = { kind: 'code', code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } as const
  const meta = { clientAddress: '192.0.2.7', userAgent: 'test', visitorId: '' }
  return (await shop.auth.factors.verify(user, { factorId, challengeId: null, answer }, meta)).ok
}

/** Signs and verifies an access token. */
async function signUpByToken(shop: TestShop): Promise<void> {
  const answer = await fetch(`${shop.origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'token@example.com', password: 'ink on film and foil' }),
  })
  const { access_token: token } = await answer.json()
  const seen = await fetch(`${shop.origin}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })
  expect(seen.status).toBe(200)
}
