import { expect, test } from 'vitest'
import type { Visit } from './chaos/ask-shop.ts'
import { compareBooks } from './chaos/compare-books.ts'
import { makeTrouble } from './chaos/make-trouble.ts'
import { startRig } from './chaos/rig.ts'
import { isKill, scheduleOf } from './chaos/schedule.ts'
import { settleDown } from './chaos/settle-down.ts'
import { keepShopping } from './chaos/shop-there.ts'
import { nothingTold } from './chaos/told.ts'
import { hire, keepWorking } from './chaos/work-there.ts'

const seed = Number(process.env.TEST_SEED)
const kills = Number(process.env.CHAOS_KILLS || 3)
const shoppers = 3

const options = { timeout: 120_000 + kills * 180_000 }

test(
  `after ${kills} random kills and what else happens meanwhile, all books are equal (seed ${seed})`,
  options,
  async () => {
    const schedule = scheduleOf(seed, kills)
    console.log(`TEST_SEED=${seed} CHAOS_KILLS=${kills}: ${schedule.length} troubles`)
    const started = performance.now()
    const told = nothingTold()
    const broken: string[] = []
    await using rig = await startRig()
    await expect
      .poll(async () => (await rig.isReady()) || rig.counts.refusals.at(-1), { timeout: 120_000 })
      .toBe(true)
    let isOver = false
    const visit: Visit = { rig, told, isOver: () => isOver }
    const staff = await hire(rig)
    const load = [...Array.from({ length: shoppers }, () => keepShopping(visit)), keepWorking(visit, staff)]
    for (const [at, trouble] of schedule.entries()) {
      const problem = await makeTrouble(rig, trouble)
      if (problem) broken.push(`trouble ${at + 1}: ${problem}`)
      if (at % 10 === 9)
        console.log(
          `${at + 1} of ${schedule.length} troubles, ${told.orderNumbers.length} orders told, ${broken.length} broken`,
        )
    }
    // A run without one bought sheet shows nothing.
    await expect.poll(() => told.orderNumbers.length).toBeGreaterThan(0)
    isOver = true
    await Promise.all(load)
    const unsettled = await settleDown(rig)
    broken.push(...unsettled.map((what) => `still waiting: ${what}`))
    const { broken: unequal, mailedAgain } = await compareBooks(rig, told)
    broken.push(...unequal)

    const counted = Object.entries(told).map(
      ([name, of]) => `${name} ${typeof of === 'number' ? of : of.length}`,
    )
    const kinds = Object.entries(Object.groupBy(schedule, ({ kind }) => kind)).map(
      ([kind, of]) => `${kind} ${of?.length}`,
    )
    const starts = rig.counts.startMs.toSorted((one, other) => one - other)
    console.log(
      [
        `${schedule.filter(isKill).length} kills in ${Math.round((performance.now() - started) / 1_000)} s: ${kinds.join(', ')}`,
        `told: ${counted.join(', ')}`,
        `starts ${rig.counts.starts}, of themselves ended ${rig.counts.ownEnds}, median ${Math.round(starts[starts.length >> 1] ?? 0)} ms, worst ${Math.round(starts.at(-1) ?? 0)} ms`,
        `mails taken ${rig.mailed.length}, of them again with the same id ${mailedAgain}`,
        ...rig.counts.refusals,
        ...broken,
      ].join('\n'),
    )
    expect(broken).toEqual([])
  },
)
