import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { withShop } from './with-shop.ts'

/** For a shop that nobody has ordered in yet; one that has orders is left as it is. */
export async function seed(): Promise<void> {
  await withShop(async ({ database }, needs) => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from orders')
    const isEmpty = rows[0]?.count === 0
    await seedDemoShop(needs, { isFirstRun: isEmpty, say: console.log })
    console.log(isEmpty ? 'The demo data is in.' : 'This shop has orders already; nothing was changed.')
  })
}
