import { setPriority } from 'node:os'
import { endWithParent } from './end-with-parent.ts'
import { demoProgress, markDemo } from './seed/demo-journal.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { withShop } from './with-shop.ts'

/** For a shop without any orders yet, or one whose filling was interrupted; others are left unchanged. */
export async function seed(): Promise<void> {
  endWithParent()
  // Runs next to an open shop, whose visitors come first.
  if (process.channel) setPriority(besideVisitors)
  await withShop(async ({ database }, deps) => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from orders')
    const progress = await demoProgress(database)
    if (progress !== 'started' && rows[0]?.count !== 0)
      return console.log('This shop already has orders; nothing was changed.')
    if (progress === 'over') return console.log('The demo data is already in.')
    if (progress === 'none') await markDemo(database, 'start')
    await seedDemoShop(deps, console.log)
    console.log('The demo shop is full')
  })
}

/** Niceness: gives it half as much of a busy core as the serving process gets. */
const besideVisitors = 3
