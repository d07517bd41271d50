import { randomBytes } from 'node:crypto'
import type { Database } from '#server/kernel/database.ts'
import { sandboxAccounts } from './tables.ts'

/** The key that the sandbox signs with, made at first use; of two processes at once, one's key stays. */
export async function webhookSecret({ orm }: Database): Promise<string> {
  const [known] = await orm.select().from(sandboxAccounts)
  if (known) return known.webhookSecret
  const made = { webhookSecret: randomBytes(32).toString('hex') }
  await orm.insert(sandboxAccounts).values(made).onConflictDoNothing()
  const [kept] = await orm.select().from(sandboxAccounts)
  if (!kept) throw new Error('The sandbox has no account')
  return kept.webhookSecret
}
