import type { ShopDeps } from '#server/compose/shop-deps.ts'
import { composeShop } from '#server/compose.ts'
import { databaseLimits } from '#server/kernel/postgres/database-limits.ts'
import { openStepwiseDatabase } from '#server/kernel/postgres/stepwise-database.ts'
import { demoProgress, markDemo, markStep, stepsDone } from './demo-journal.ts'
import { demoSteps } from './demo-steps.ts'
import type { Step } from './seed-step.ts'

/**
 * Fills a shop whose demo fill has begun (decide-demo.ts) the way its people would have: they upload artwork, lay it
 * out, check out and pay through the same entry points as everyone else, on days of the last few weeks. Nothing
 * bypasses the rules. Each step is a transaction with its own line in the journal, so an interrupted fill resumes where
 * it stopped, even in another process. Two fills at the same time take turns, and the second finds nothing left to do.
 */
export async function seedDemoShop(deps: ShopDeps, say: (message: string) => void): Promise<void> {
  const now = new Date()
  let time = now
  const log = deps.log.child({ part: 'demo' }, { level: 'warn' })
  const limits = databaseLimits(deps.environment)
  const database = await openStepwiseDatabase(deps.connectionString, log, limits)
  const shop = composeShop({ ...deps, log, database, clock: { now: () => time } })
  try {
    await database.lock('demo')
    if ((await demoProgress(database)) !== 'started') return
    const done = await stepsDone(database)
    say(done.size === 0 ? 'Filling the demo shop …' : 'Continuing to fill the demo shop …')
    await shop.prepare()
    const setTime = (next: Date): void => {
      time = next
    }
    const steps = demoSteps(shop, { setTime, now })
    let told = tenths(done.size, steps)
    for (const { name, work } of steps) {
      if (done.has(name)) continue
      await database.step(async () => {
        await work()
        await markStep(database, name)
      })
      done.add(name)
      const reached = tenths(done.size, steps)
      if (reached > told && reached < 10) say(`The demo shop is ${reached * 10}% full`)
      told = reached
    }
    await markDemo(database, 'done')
  } finally {
    await shop.stop()
  }
}

const tenths = (count: number, steps: readonly Step[]): number => Math.floor((count * 10) / steps.length)
