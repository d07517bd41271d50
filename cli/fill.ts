import { parseArgs } from 'node:util'
import { z } from 'zod'
import { fillOrders } from './fill/fill-orders.ts'
import { fillArtworks, fillCustomers } from './fill/fill-people.ts'
import { fillPrints } from './fill/fill-prints.ts'
import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- fill --orders 3000 [--open 300] [--customers 300] [--prints 300] [--artworks 3000]

Copies the orders that the shop has until it has so many, the newest of them on their way; and, where you ask for them,
prints, accounts of customers and their artworks. For trying out how a busy shop works, in a shop with demo data: nothing
takes the copies away again.`

const whole = z.coerce.number().int().min(0)
const several = whole.min(1).max(1_000_000)
const optionsSchema = z.object({
  ...{ orders: several, open: whole.default(300) },
  ...{ customers: several.optional(), prints: several.optional(), artworks: several.optional() },
})

export async function fill(rest: readonly string[]): Promise<void> {
  const options = readFillOptions(rest)
  if (options === null) {
    console.error(usage)
    process.exitCode = 2
    return
  }
  await withShop(async ({ database }) => {
    const { rows } = await database.pool.query(`select from orders where payment_status = 'paid' limit 1`)
    if (rows.length === 0) {
      console.error('There is no paid order to copy. Fill the demo first: npm run shop -- seed')
      process.exitCode = 1
      return
    }
    const { customers, prints, artworks, ...ofOrders } = options
    if (customers) console.log(`${await fillCustomers(database, customers)} customers came`)
    if (prints) console.log(`${await fillPrints(database, prints)} prints came`)
    if (artworks) console.log(`${await fillArtworks(database, artworks)} artworks came`)
    const count = await fillOrders(database, { ...ofOrders, people: customers })
    console.log(count === 0 ? 'The shop has as many orders already.' : `${count} orders came`)
  })
}

/** Null when the line is none of ours. */
export function readFillOptions(rest: readonly string[]): z.output<typeof optionsSchema> | null {
  try {
    const option = { type: 'string' as const }
    const { values } = parseArgs({
      args: [...rest],
      options: { orders: option, open: option, customers: option, prints: option, artworks: option },
    })
    return optionsSchema.safeParse(values).data ?? null
  } catch {
    return null
  }
}
