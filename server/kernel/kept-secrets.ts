import { type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from './database.ts'
import { LostSecretsKey, type SecretBox } from './secret-box.ts'

type Row = { id: string; text: string }

/** A kind of secret stored in the database. */
export type KeptSecret = {
  place(id: string): string
  /** Those not sealed with the current key. */
  find(executor: Executor, mark: string): Promise<Row[]>
  /** Unless it has changed since it was found. */
  replace(executor: Executor, row: Row, sealed: string): Promise<unknown>
  remove(executor: Executor, id: string): Promise<unknown>
}

export const lacksMark = (text: SQL, mark: string): SQL => sql`not starts_with(${text}, ${mark})`

/** Secrets stored encrypted in the database, with a key kept outside it. */
export type KeptSecrets = {
  /** Encrypts what is still in plain text, or under an older key. @throws LostSecretsKey */
  seal(): Promise<void>
  /** How many can't be decrypted with any key we have. */
  countLost(): Promise<number>
  /** Removes secrets that can't be decrypted anymore: they have to be entered again. Returns how many. */
  forgetLost(): Promise<number>
}

export function createKeptSecrets(
  { database, secretBox }: { database: Database; secretBox: SecretBox },
  kinds: readonly KeptSecret[],
): KeptSecrets {
  const { orm } = database
  return {
    async seal() {
      for (const kind of kinds)
        for (const row of await kind.find(orm, secretBox.mark())) {
          const state = secretBox.stateOf(row.text)
          const place = kind.place(row.id)
          if (state === 'lost') throw new LostSecretsKey(`A secret (${place})`)
          const plain = state === 'plain' ? row.text : secretBox.open(row.text, place)
          await kind.replace(orm, row, secretBox.seal(plain, place))
        }
    },
    async countLost() {
      const rows = await Promise.all(kinds.map((kind) => kind.find(orm, secretBox.mark())))
      return rows.flat().filter(({ text }) => secretBox.stateOf(text) === 'lost').length
    },
    forgetLost: () =>
      database.transaction(async (transaction) => {
        let count = 0
        for (const kind of kinds)
          for (const { id, text } of await kind.find(transaction, secretBox.mark())) {
            if (secretBox.stateOf(text) !== 'lost') continue
            await kind.remove(transaction, id)
            count++
          }
        return count
      }),
  }
}
