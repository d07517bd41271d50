import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeRollsJob } from '#server/rolls/deps.ts'
import { browse, signInFrom } from '#tests/harness/browse.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { sellLines, printStaff as staff } from '#tests/harness/print-orders.ts'
import { type KillableShop, startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import type { TestShop } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

/**
 * While a roll is laid out, when it is drawn but not yet recorded, and around each step of its way into the hot folder.
 */
const points = [
  'roll.writing',
  'roll.drawn',
  'roll-delivery.written',
  'roll-delivery.placing',
  'roll-delivery.renamed',
]

/** While it is laid out because it was full. */
const byItself = 'a roll that closes by itself'

const stack = new AsyncDisposableStack()
let root: string
let killable: KillableShop

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gangway-hot-'))
  stack.defer(() => rm(root, { recursive: true, force: true }))
  killable = stack.use(await startKillableShop({ HOT_FOLDER_ROOT: root }))
})
afterAll(() => stack.disposeAsync())

/** Lets `use` act on the shop's data from outside the process that is killed. */
async function besideIt(use: (shop: TestShop) => Promise<void>): Promise<void> {
  const { database, dataDirectory, origin } = killable
  const doors = openShop({
    ...{ DATABASE_URL: database.connectionString, DATA_DIR: dataDirectory, HOT_FOLDER_ROOT: root },
  })
  try {
    await doors.prepare()
    await use(Object.assign(doors, { origin }) as TestShop)
  } finally {
    await doors.stop()
  }
}

/** Two copies of a print in this size, in inches, that wait for film. */
async function twoBeesAtPrint(shop: TestShop, title: string, [sizeWidth, sizeHeight]: [number, number]) {
  const variants = [{ name: `${sizeWidth} × ${sizeHeight} in`, sizeWidth, sizeHeight, priceCents: 400 }]
  const bee = await stockPrint(shop, { kind: 'print', title, variants })
  const { items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id, 2)])
  const itemId = items[0]?.id ?? ''
  await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
  return itemId
}

const rollsOn = async (shop: TestShop, printer: string) =>
  (await shop.operations.ask('rolls.read-waiting', staff, {})).rolls.filter(
    ({ printerName }) => printerName === printer,
  )

// Each kill costs a start: the short form picks one of them all.
test.each(someOf([...points, byItself], 1))(
  'killed at %s: after a restart, each piece is on one roll, and its file is in the hot folder once and complete',
  (place) => besideIt((shop) => (place === byItself ? killClosing(shop) : killLaying(shop, place))),
)

async function killLaying(shop: TestShop, point: string): Promise<void> {
  const person = await signInFrom(shop, browse(shop), 'admin')
  const itemId = await twoBeesAtPrint(shop, `Bee of ${point}`, [2, 1])
  const folder = point.replace('.', '-')
  const { printer } = await shop.operations.ask('printers.create', staff, {
    ...{ name: point, filmWidthInches: 22, maxLengthInches: 100, gapInches: 0.25 },
    hotFolder: { kind: 'path', folder, release: 'ready' },
  })
  const lay = () => person.send('POST', '/api/v1/rolls', { printer: printer.id, items: [itemId] })

  await killable.dieAt(point, lay)
  await killable.startAgain()
  if (point === 'roll.writing') {
    expect(await rollsOn(shop, point)).toEqual([])
    expect((await lay()).status).toBe(201)
  }
  const files = () => readdir(join(root, folder)).catch((): string[] => [])
  const deliveries = async () => {
    const [roll] = await rollsOn(shop, point)
    return roll ? (await shop.operations.ask('rolls.read', staff, { roll: roll.id })).deliveries : []
  }
  await until(async () => (await deliveries())[0]?.state === 'delivered')
  expect(await rollsOn(shop, point)).toMatchObject([{ state: 'ready', pieceCount: 2 }])
  expect(await deliveries()).toHaveLength(1)
  expect(await files()).toEqual([expect.stringMatching(/^ROLL-\d{6}-.*\.png$/)])
  const { waiting } = await shop.operations.ask('rolls.read-waiting', staff, {})
  expect(waiting.map((one) => one.itemId)).not.toContain(itemId)
}

async function killClosing(shop: TestShop): Promise<void> {
  await twoBeesAtPrint(shop, 'Lone bee', [5, 4])
  await killable.dieAt('roll.writing', async () => {
    await shop.operations.ask('printers.create', staff, {
      ...{ name: 'Front', filmWidthInches: 22, maxLengthInches: 12, gapInches: 0.25 },
      closing: { share: 10 },
    })
    await shop.jobs.enqueue(shop.database.orm, closeRollsJob, {})
  })
  expect(await rollsOn(shop, 'Front')).toEqual([])
  await killable.startAgain()
  await until(async () => (await rollsOn(shop, 'Front'))[0]?.state === 'ready')
  expect(await rollsOn(shop, 'Front')).toMatchObject([
    { pieceCount: 2, isToLookAt: true, closedBecause: '41% full' },
  ])
}
