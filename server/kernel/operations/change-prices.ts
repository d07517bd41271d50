import { z } from 'zod'
import { type PriceChange, priceChangesSchema } from '#domain/money/price-change.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import { defineOperation } from './define-operation.ts'
import { conflict, ok } from './outcome.ts'

type Table<Shelf extends string> = {
  shelf: Shelf
  /** What is sold at these prices, for the reference. */
  what: string
  /** A key of the table, with a valid price. */
  example: string
  /** Changes one price if it still has the value that its editor saw; returns whether it did. */
  change(transaction: Transaction, change: PriceChange): Promise<boolean>
  /** The current price in cents; null if nothing is sold. */
  read(transaction: Transaction, key: string): Promise<number | null>
}

class Moved extends Error {
  readonly prices: Map<string, number | null>

  constructor(prices: Map<string, number | null>) {
    super('These prices are no longer what their editor saw')
    this.prices = prices
  }
}

/** Changes prices in a table, all or none. */
export const changePricesOf = <const Shelf extends string>({
  shelf,
  what,
  example,
  change,
  read,
}: Table<Shelf>) =>
  defineOperation({
    name: `${shelf}.change-prices` as const,
    route: `PATCH /${shelf}/prices` as const,
    summary: `Change prices of ${what}, all of them or none; \`from\` is the price you started from`,
    may: 'prices.write',
    input: z.object({ prices: priceChangesSchema }),
    example: { prices: { [example]: { from: 1_200, to: 1_250 } } },
    result: z.object({ changed: z.int() }),
    theirs: z.object({
      /** The first one. */
      key: z.string(),
      /** All that no longer match what was seen, with their current values; null if nothing is sold. */
      prices: z.record(z.string(), z.int().nullable()),
    }),
    async run({ database }: { database: Database }, actor, sent) {
      const changes = Object.entries(sent.prices)
        .map(([key, prices]) => ({ key, ...prices }))
        .filter(({ from, to }) => from !== to)
      if (changes.length === 0) return ok({ changed: 0 })
      try {
        await database.transaction(async (transaction) => {
          const moved = new Map<string, number | null>()
          for (const one of changes)
            if (!(await change(transaction, one))) moved.set(one.key, await read(transaction, one.key))
          if (moved.size > 0) throw new Moved(moved)
          await audit(transaction, actor, {
            action: 'prices.change',
            subject: `prices:${shelf}`,
            before: Object.fromEntries(changes.map(({ key, from }) => [key, from])),
            after: Object.fromEntries(changes.map(({ key, to }) => [key, to])),
          })
        })
      } catch (error) {
        if (!(error instanceof Moved)) throw error
        const [key = ''] = error.prices.keys()
        return conflict({ key, prices: Object.fromEntries(error.prices) }, sent, movedWords)
      }
      return ok({ changed: changes.length })
    },
  })

const movedWords = 'Someone else changed one of these prices in the meantime; nothing was saved.'
