import { parseArgs } from 'node:util'
import { z } from 'zod'
import { fillOrders } from './fill/fill-orders.ts'
import { fillArtworks, fillCustomers } from './fill/fill-people.ts'
import { fillPrints } from './fill/fill-prints.ts'
import { withShop } from './with-shop.ts'

const usage = `Use: npm run shop -- fill --orders 3000 [--open 300] [--customers 300] [--prints 300] [--artworks 3000]

Copies the shop’s orders until it has that many, the newest of them still in progress; and, if you ask for them, prints,
customer accounts and their artworks. For trying out a busy shop, in a shop with demo data: nothing removes the copies
again.`

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
    if (customers) console.log(`${await fillCustomers(database, customers)} customers added`)
    if (prints) console.log(`${await fillPrints(database, prints)} prints added`)
    if (artworks) console.log(`${await fillArtworks(database, artworks)} artworks added`)
    const count = await fillOrders(database, { ...ofOrders, people: customers })
    console.log(count === 0 ? 'The shop already has that many orders.' : `${count} orders added`)
  })
}

/** Null when the arguments are invalid. */
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
