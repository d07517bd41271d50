import { desc, gt, isNull, or, sql } from 'drizzle-orm'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { after, type Clock, minutes, seconds } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import { lifetimes } from '../lifetimes.ts'
import { secretPlaces } from '../secret-places.ts'
import { signingKeys } from '../tables.ts'

export type SigningKeys = {
  /** The current signing key. The very first call creates one. */
  current(): Promise<{ kid: string; privateKey: CryptoKey }>
  /** The public key with that id, if tokens signed by it may still be valid. */
  find(kid: string): Promise<CryptoKey | null>
  /** RFC 7517 section 5: the keys that others verify our tokens with. */
  publicSet(): Promise<{ keys: JWK[] }>
  /** Switches to a new signing key; the previous one still verifies what it has signed. */
  rotate(): Promise<{ kid: string }>
}

export const signingAlgorithm = 'ES256' as const

const keptInMemory = minutes(5)
/** Tokens with made-up key ids must not make us query the database each time. */
const leastTimeBetweenLoads = seconds(1)

type KeyRow = typeof signingKeys.$inferSelect

type Deps = { database: Database; clock: Clock; secretBox: SecretBox }

export function createSigningKeys({ database, clock, secretBox }: Deps): SigningKeys {
  let kept: { rows: KeyRow[]; loadedAt: number } | null = null

  const load = async (maxAge: number): Promise<KeyRow[]> => {
    const now = clock.now()
    if (kept && now.getTime() - kept.loadedAt < maxAge) return kept.rows
    const rows = await database.orm
      .select()
      .from(signingKeys)
      .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, after(now, -lifetimes.retiredKey))))
      .orderBy(desc(signingKeys.createdAt))
    kept = { rows, loadedAt: now.getTime() }
    return rows
  }
  const replace = async (isWanted: (transaction: Transaction) => Promise<boolean>): Promise<void> => {
    const fresh = await generateKey(secretBox)
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('auth.signing-keys'))`)
      if (!(await isWanted(transaction))) return
      const now = clock.now()
      await transaction.update(signingKeys).set({ retiredAt: now }).where(isNull(signingKeys.retiredAt))
      await transaction.insert(signingKeys).values({ ...fresh, createdAt: now })
    })
    kept = null
  }
  const currentRow = async (): Promise<KeyRow> => {
    const active = (rows: KeyRow[]) => rows.find((row) => row.retiredAt === null)
    const known = active(await load(keptInMemory))
    if (known) return known
    await replace(
      async (transaction) => (await transaction.$count(signingKeys, isNull(signingKeys.retiredAt))) === 0,
    )
    const made = active(await load(0))
    if (!made) throw new Error('No signing key could be made.')
    return made
  }

  return {
    async current() {
      const row = await currentRow()
      const privateJwk: JWK = JSON.parse(secretBox.open(row.privateJwk, secretPlaces.signingKey(row.kid)))
      return { kid: row.kid, privateKey: await importKey(privateJwk) }
    },
    async find(kid) {
      const named = (rows: KeyRow[]) => rows.find((row) => row.kid === kid)
      const row = named(await load(keptInMemory)) ?? named(await load(leastTimeBetweenLoads))
      return row ? importKey(row.publicJwk) : null
    },
    async publicSet() {
      await currentRow()
      return { keys: (await load(keptInMemory)).map((row) => row.publicJwk) }
    },
    async rotate() {
      await replace(async () => true)
      return { kid: (await currentRow()).kid }
    },
  }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, signingAlgorithm)
  if (key instanceof Uint8Array) throw new Error('A signing key is symmetric.')
  return key
}

async function generateKey(secretBox: SecretBox): Promise<Omit<KeyRow, 'createdAt' | 'retiredAt'>> {
  const kid = crypto.randomUUID()
  const { privateKey, publicKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  const named = { kid, alg: signingAlgorithm, use: 'sig' }
  const privateJwk = { ...(await exportJWK(privateKey)), ...named }
  return {
    kid,
    algorithm: signingAlgorithm,
    privateJwk: secretBox.seal(JSON.stringify(privateJwk), secretPlaces.signingKey(kid)),
    publicJwk: { ...(await exportJWK(publicKey)), ...named, key_ops: ['verify'] },
  }
}
