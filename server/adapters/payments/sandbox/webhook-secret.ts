import { randomBytes } from 'node:crypto'
import type { Database } from '#server/kernel/database.ts'
import { sandboxAccounts } from './tables.ts'

const known = new WeakMap<Database, string>()

/** The key that the sandbox signs with. It never changes, so each process reads it once. */
export async function webhookSecret(database: Database): Promise<string> {
  const secret = known.get(database) ?? (await readSecret(database))
  known.set(database, secret)
  return secret
}

/** Created on first use; if two processes race, one key wins. */
async function readSecret({ orm }: Database): Promise<string> {
  const [known] = await orm.select().from(sandboxAccounts)
  if (known) return known.webhookSecret
  const made = { webhookSecret: randomBytes(32).toString('hex') }
  await orm.insert(sandboxAccounts).values(made).onConflictDoNothing()
  const [kept] = await orm.select().from(sandboxAccounts)
  if (!kept) throw new Error('The sandbox has no account')
  return kept.webhookSecret
}
