import { z } from 'zod'
import { type PriceChange, priceChangesSchema } from '#domain/money/price-change.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { defineOperation } from './define-operation.ts'
import { conflict, ok } from './outcome.ts'

type Table<Shelf extends string> = {
  shelf: Shelf
  /** What is sold by these prices, for the reference. */
  what: string
  /** A key of the table, with a price that it may have. */
  example: string
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

/** Changes prices of a table, all of them or none. */
export const changePricesOf = <const Shelf extends string>({ shelf, what, example, change }: Table<Shelf>) =>
  defineOperation({
    name: `${shelf}.change-prices` as const,
    route: `PATCH /${shelf}/prices` as const,
    summary: `Change prices of ${what}, all of them or none; \`from\` is the price that the change was made from`,
    may: 'prices.write',
    input: z.object({ prices: priceChangesSchema }),
    example: { prices: { [example]: { from: 1_200, to: 1_250 } } },
    result: z.object({ changed: z.int() }),
    theirs: z.object({ key: z.string() }),
    async run({ database }: { database: Database }, actor, sent) {
      const changes = Object.entries(sent.prices)
        .map(([key, prices]) => ({ key, ...prices }))
        .filter(({ from, to }) => from !== to)
      if (changes.length === 0) return ok({ changed: 0 })
      try {
        await database.transaction(async (transaction) => {
          for (const one of changes) if (!(await change(transaction, one))) throw new Moved(one.key)
          await audit(transaction, actor, {
            action: 'prices.change',
            subject: `prices:${shelf}`,
            before: Object.fromEntries(changes.map(({ key, from }) => [key, from])),
            after: Object.fromEntries(changes.map(({ key, to }) => [key, to])),
          })
        })
      } catch (error) {
        if (!(error instanceof Moved)) throw error
        return conflict({ key: error.key }, sent, movedWords)
      }
      return ok({ changed: changes.length })
    },
  })

const movedWords = 'Somebody else changed one of these prices meanwhile. Reload to see it; nothing was saved.'
