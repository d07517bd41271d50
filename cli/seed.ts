import { setPriority } from 'node:os'
import { endWithParent } from './end-with-parent.ts'
import { demoProgress, markDemo } from './seed/demo-journal.ts'
import { seedDemoShop } from './seed/seed-demo-shop.ts'
import { withShop } from './with-shop.ts'

/** For a shop that nobody has ordered in yet, and for one whose filling was interrupted; others are left as they are. */
export async function seed(): Promise<void> {
  endWithParent()
  // Beside a shop that is open, whose visitors come first.
  if (process.channel) setPriority(besideVisitors)
  await withShop(async ({ database }, deps) => {
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from orders')
    const progress = await demoProgress(database)
    if (progress !== 'started' && rows[0]?.count !== 0)
      return console.log('This shop has orders already; nothing was changed.')
    if (progress === 'over') return console.log('The demo data is in already.')
    if (progress === 'none') await markDemo(database, 'start')
    await seedDemoShop(deps, console.log)
    console.log('The demo shop is full')
  })
}

/** Niceness: half as much of a busy core as the process that serves. */
const besideVisitors = 3
