import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeRollsJob } from '#server/rolls/deps.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { sellLines, printStaff as staff } from '#tests/harness/print-orders.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

const stack = new AsyncDisposableStack()
let killable: KillableShop

beforeAll(async () => {
  killable = stack.use(await startKillableShop({}))
})
afterAll(() => stack.disposeAsync())

test('killed while a roll closes by itself: started again, each piece lies on one roll, and it is drawn', async () => {
  const { database, dataDirectory, origin } = killable
  const doors = openShop({ DATABASE_URL: database.connectionString, DATA_DIR: dataDirectory })
  try {
    await doors.prepare()
    const shop = Object.assign(doors, { origin }) as TestShop
    const variants = [{ name: '5 × 4 in', sizeWidth: 5, sizeHeight: 4, priceCents: 400 }]
    const bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
    const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id, 2)])
    const itemId = items[0]?.id ?? ''
    await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
    await killable.dieAt('roll.writing', async () => {
      await shop.operations.ask('printers.create', staff, {
        ...{ name: 'Front', filmWidthInches: 22, maxLengthInches: 12, gapInches: 0.25 },
        closing: { share: 10 },
      })
      await shop.jobs.enqueue(shop.database.orm, closeRollsJob, {})
    })
    const rolls = async () => (await shop.operations.ask('rolls.read-waiting', staff, {})).rolls
    expect(await rolls()).toEqual([])
    await killable.startAgain()
    await until(async () => (await rolls())[0]?.state === 'ready')
    expect(await rolls()).toMatchObject([{ pieceCount: 2, isToLookAt: true, closedBecause: '41% full' }])
  } finally {
    await doors.stop()
  }
})
