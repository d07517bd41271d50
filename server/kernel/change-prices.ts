import { type ChangePricesOutcome, type PriceChange, priceChangesSchema } from '#domain/price-change.ts'
import { type Actor, isStaffActor } from './actor.ts'
import { audit } from './audit.ts'
import type { Database, Transaction } from './database.ts'

type Table = {
  /** What the audit trail calls it, such as "prices:gang-sheets". */
  subject: string
  /** Changes one price if it is still what its editor saw; tells whether it did. */
  change(transaction: Transaction, change: PriceChange): Promise<boolean>
}

class Moved extends Error {
  readonly key: string

  constructor(key: string) {
    super('This price is no longer what its editor saw')
    this.key = key
  }
}

/** Changes prices of a table, all of them or none. Staff only. */
export async function changePrices(
  database: Database,
  actor: Actor,
  input: unknown,
  { subject, change }: Table,
): Promise<ChangePricesOutcome> {
  if (!isStaffActor(actor)) return { ok: false, reason: 'forbidden' }
  const reading = priceChangesSchema.safeParse(input)
  if (!reading.success) return { ok: false, reason: 'invalid' }
  const changes = reading.data.filter(({ from, to }) => from !== to)
  if (changes.length === 0) return { ok: true, changed: 0 }
  try {
    await database.transaction(async (transaction) => {
      for (const one of changes) if (!(await change(transaction, one))) throw new Moved(one.key)
      await audit(transaction, actor, {
        action: 'prices.change',
        subject,
        before: Object.fromEntries(changes.map(({ key, from }) => [key, from])),
        after: Object.fromEntries(changes.map(({ key, to }) => [key, to])),
      })
    })
  } catch (error) {
    if (error instanceof Moved) return { ok: false, reason: 'conflict', key: error.key }
    throw error
  }
  return { ok: true, changed: changes.length }
}
