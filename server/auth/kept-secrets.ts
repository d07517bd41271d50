import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#server/kernel/database.ts'
import { LostSecretsKey } from '#server/kernel/secret-box.ts'
import type { AuthParts } from './deps.ts'
import { secretPlaces } from './secret-places.ts'
import { factors, signingKeys, ssoProviders } from './tables.ts'

type Row = { id: string; text: string }

/** Each kind of secret that the database keeps; those of people, which are only compared, are hashed instead. */
type Kept = {
  place(id: string): string
  /** Those that the key of now has not sealed. */
  find(executor: Executor, mark: string): Promise<Row[]>
  /** Unless it has changed since it was found. */
  replace(executor: Executor, row: Row, sealed: string): Promise<unknown>
  remove(executor: Executor, id: string): Promise<unknown>
}

const lacksMark = (text: SQL, mark: string): SQL => sql`not starts_with(${text}, ${mark})`
const keyText = sql<string>`${signingKeys.privateJwk} #>> '{}'`
const clientText = sql<string>`${ssoProviders.settings} ->> 'clientSecret'`

const keptSecrets: readonly Kept[] = [
  {
    place: secretPlaces.totp,
    find: (executor, mark) =>
      executor
        .select({ id: factors.id, text: sql<string>`${factors.secret}` })
        .from(factors)
        .where(and(isNotNull(factors.secret), lacksMark(sql`${factors.secret}`, mark))),
    replace: (executor, { id, text }, secret) =>
      executor
        .update(factors)
        .set({ secret })
        .where(and(eq(factors.id, id), eq(factors.secret, text))),
    remove: (executor, id) => executor.delete(factors).where(eq(factors.id, id)),
  },
  {
    place: secretPlaces.signingKey,
    find: (executor, mark) =>
      executor
        .select({ id: signingKeys.kid, text: keyText })
        .from(signingKeys)
        .where(lacksMark(keyText, mark)),
    replace: (executor, { id, text }, privateJwk) =>
      executor
        .update(signingKeys)
        .set({ privateJwk })
        .where(and(eq(signingKeys.kid, id), eq(keyText, text))),
    remove: (executor, id) => executor.delete(signingKeys).where(eq(signingKeys.kid, id)),
  },
  {
    place: secretPlaces.ssoClient,
    find: (executor, mark) =>
      executor
        .select({ id: ssoProviders.id, text: clientText })
        .from(ssoProviders)
        .where(and(isNotNull(clientText), lacksMark(clientText, mark))),
    replace: (executor, { id, text }, sealed) =>
      executor
        .update(ssoProviders)
        .set({
          settings: sql`jsonb_set(${ssoProviders.settings}, '{clientSecret}', to_jsonb(${sealed}::text))`,
        })
        .where(and(eq(ssoProviders.id, id), eq(clientText, text))),
    remove: (executor, id) => executor.delete(ssoProviders).where(eq(ssoProviders.id, id)),
  },
]

type Parts = Pick<AuthParts, 'database' | 'secretBox'>

/**
 * Seals what stands there in plain from before, or under a key of before.
 *
 * @throws LostSecretsKey when something was sealed with a key that is not here.
 */
export async function sealKeptSecrets({ database: { orm }, secretBox }: Parts): Promise<void> {
  for (const kind of keptSecrets) {
    for (const row of await kind.find(orm, secretBox.mark())) {
      const state = secretBox.stateOf(row.text)
      const place = kind.place(row.id)
      if (state === 'lost') throw new LostSecretsKey(`A secret (${place})`)
      const plain = state === 'plain' ? row.text : secretBox.open(row.text, place)
      await kind.replace(orm, row, secretBox.seal(plain, place))
    }
  }
}

/** How many cannot be opened by any key that is here. */
export async function countLostSecrets({ database: { orm }, secretBox }: Parts): Promise<number> {
  const rows = await Promise.all(keptSecrets.map((kind) => kind.find(orm, secretBox.mark())))
  return rows.flat().filter(({ text }) => secretBox.stateOf(text) === 'lost').length
}

/**
 * Takes away what nobody can open any more: those people have no authenticator app, that directory is set anew, and the
 * next start makes another signing key. Returns how many.
 */
export async function forgetLostSecrets({ database, secretBox }: Parts): Promise<number> {
  return database.transaction(async (transaction) => {
    let count = 0
    for (const kind of keptSecrets)
      for (const { id, text } of await kind.find(transaction, secretBox.mark())) {
        if (secretBox.stateOf(text) !== 'lost') continue
        await kind.remove(transaction, id)
        count++
      }
    return count
  })
}
