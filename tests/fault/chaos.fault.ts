import { expect, test } from 'vitest'
import { isLong } from '#tests/harness/run-form.ts'
import type { Visit } from './chaos/ask-shop.ts'
import { compareBooks } from './chaos/compare-books.ts'
import { makeTrouble } from './chaos/make-trouble.ts'
import { startRig } from './chaos/rig.ts'
import { isKill, legsOf, scheduleOf, type Trouble } from './chaos/schedule.ts'
import { settleDown } from './chaos/settle-down.ts'
import { keepBuyingShirts, keepShopping } from './chaos/shop-there.ts'
import { fillShelf } from './chaos/stock-shelf.ts'
import { nothingTold } from './chaos/told.ts'
import { hire, keepWorking } from './chaos/work-there.ts'

const seed = Number(process.env.TEST_SEED)
const kills = Number(process.env.CHAOS_KILLS || 1)
const shoppers = isLong ? 2 : 1
/** After this many kills everything settles and the books are compared. */
const killsOfLeg = 50
/** The wait ends as soon as the condition is met; the machine may be busy with other work. */
const within = { timeout: 600_000 }

const options = { timeout: 120_000 + kills * 180_000 }

test(
  `after ${kills} random kills and other failures, all books are equal (seed ${seed})`,
  options,
  async () => {
    const schedule = scheduleOf(seed, kills)
    console.log(`TEST_SEED=${seed} CHAOS_KILLS=${kills}: ${schedule.length} troubles`)
    const started = performance.now()
    const told = nothingTold()
    const broken: string[] = []
    const done: Trouble[] = []
    await using rig = await startRig()
    await expect.poll(async () => (await rig.isReady()) || rig.counts.refusals.at(-1), within).toBe(true)
    const staff = await hire(rig)
    const shelf = await fillShelf(rig, kills)
    const seen = new Set<unknown>()
    let mailedAgain = 0
    for (const leg of legsOf(schedule, killsOfLeg)) {
      let isOver = false
      const visit: Visit = { rig, told, shelf, isOver: () => isOver }
      const ordersBefore = told.orderNumbers.length
      const load = [
        ...Array.from({ length: shoppers }, () => keepShopping(visit)),
        ...Array.from({ length: shoppers }, () => keepBuyingShirts(visit)),
        keepWorking(visit, staff, seen),
      ]
      for (const trouble of leg) {
        const problem = await makeTrouble(rig, trouble)
        if (problem) broken.push(problem)
        done.push(trouble)
        if (done.length % 20 === 0)
          console.log(
            `${done.length} of ${schedule.length} troubles, ${Math.round((performance.now() - started) / 1_000)} s`,
          )
      }
      // Troubles without a single purchase prove nothing, and neither do stock and codes that never run out.
      await expect
        .poll(() => [told.orderNumbers.length > ordersBefore, told.soldOut > 0, told.usedUp > 0], within)
        .toEqual([true, true, true])
      isOver = true
      await Promise.all(load)
      const settling = performance.now()
      broken.push(...(await settleDown(rig)).map((what) => `still waiting: ${what}`))
      const settledMs = performance.now() - settling
      const books = await compareBooks(rig, told, shelf)
      broken.push(...books.broken)
      mailedAgain = books.mailedAgain
      console.log(
        [
          `${done.filter(isKill).length} of ${kills} kills, ${done.length} troubles, ${Math.round((performance.now() - started) / 1_000)} s`,
          `all ended ${Math.round(settledMs / 1_000)} s after the last trouble; orders told ${told.orderNumbers.length}`,
          ...books.broken,
        ].join('; '),
      )
      if (broken.length > 0) break
    }

    const counted = Object.entries(told).map(
      ([name, of]) => `${name} ${typeof of === 'number' ? of : of.length}`,
    )
    const kinds = Object.entries(Object.groupBy(done, ({ kind }) => kind)).map(
      ([kind, of]) => `${kind} ${of?.length}`,
    )
    const starts = rig.counts.startMs.toSorted((one, other) => one - other)
    console.log(
      [
        `${done.filter(isKill).length} kills in ${Math.round((performance.now() - started) / 1_000)} s: ${kinds.join(', ')}`,
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
