import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HotFolder, hotFolderSchema } from '#domain/orders/hot-folder.ts'
import { startSftp } from '#tests/fakes/sftp-server.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { moveItem } from '#tests/harness/floor.ts'
import { sellLines, printStaff as staff } from '#tests/harness/print-orders.ts'
import { visitor } from '#tests/harness/sell.ts'
import { printLine, stockPrint } from '#tests/harness/shelves.ts'
import { freePort, startTestShop, type TestShop } from '#tests/harness/shop.ts'
import { printers, rollDeliveries } from '../tables.ts'

const clock = createTestClock()
let root: string
let port: number
let shop: TestShop
let bee: Awaited<ReturnType<typeof stockPrint>>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gangway-hot-'))
  port = await freePort()
  const settings = { HOT_FOLDER_ROOT: join(root, 'hot'), HOT_FOLDER_HOSTS: `127.0.0.1:${port}` }
  shop = await startTestShop({ clock, settings })
  const variants = [{ name: '2 × 1 in', sizeWidth: 2, sizeHeight: 1, priceCents: 400 }]
  bee = await stockPrint(shop, { kind: 'print', title: 'Lone bee', variants })
})
afterAll(async () => {
  await shop?.[Symbol.asyncDispose]()
  await rm(root, { recursive: true, force: true })
})

const film = { filmWidthInches: 11, maxLengthInches: 200, gapInches: 0.25 }

async function printerWith(hotFolder: Partial<HotFolder>, hotFolderSecret?: string): Promise<string> {
  const asked = {
    ...film,
    name: 'Front',
    hotFolder: { kind: 'path' as const, folder: 'front', ...hotFolder },
  }
  const { printer } = await shop.operations.ask('printers.create', staff, { ...asked, hotFolderSecret })
  return printer.id
}

async function beeAtPrint() {
  const { id: orderId, items } = await sellLines(shop, visitor(), [printLine(bee, bee.variants[0]?.id)])
  const itemId = items[0]?.id ?? ''
  await moveItem(shop, staff, { itemId, from: 'check', to: 'print' })
  return { orderId, itemId }
}

/** A drawn roll with one print and these. */
async function drawnRoll(printer: string, others: readonly string[] = []) {
  const { orderId, itemId } = await beeAtPrint()
  const { roll } = await shop.operations.ask('rolls.create', staff, { printer, items: [itemId, ...others] })
  await runDue()
  return { roll, itemId, orderId }
}

/** Failed deliveries are retried later, as their row shows. */
const runDue = () => shop.jobs.runDue().catch(() => {})

const read = (roll: string) => shop.operations.ask('rolls.read', staff, { roll })
const send = (roll: string) => shop.operations.call('rolls.deliver', staff, { roll })
const placeOf = async (itemId: string) =>
  (await shop.production.readBoard(staff)).cards.find((card) => card.itemId === itemId)?.place
const filesIn = (folder: string) => readdir(join(root, folder)).then((names) => names.sort())

test('a ready roll goes whole into its printer’s folder, with what its RIP needs to know next to it', async () => {
  const printer = await printerWith({ folder: 'day/front', release: 'ready', sidecar: 'xml' })
  const { roll: id } = await drawnRoll(printer)
  const { roll, deliveries } = await read(id)
  expect(deliveries).toMatchObject([{ state: 'delivered', tries: 1, createdBy: 'Gangway' }])
  const name = deliveries[0]?.fileName ?? ''
  expect(name).toMatch(new RegExp(`^${roll.code}-11x[\\d.]+in\\.png$`))
  expect(await filesIn('hot/day/front')).toEqual([name, name.replace('.png', '.xml')].sort())
  const bytes = await readFile(join(root, 'hot/day/front', name))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const sidecar = await readFile(join(root, 'hot/day/front', name.replace('.png', '.xml')), 'utf8')
  expect(sidecar).toContain(`<file sha256="${sha256}">${name}</file>`)
  expect(sidecar).toContain(`<job name="${roll.code}" printer="Front">`)
})

test('it is sent by hand, once at a time, or when it is marked as printed', async () => {
  const { roll } = await drawnRoll(await printerWith({ folder: 'by-hand', release: 'by_hand' }))
  expect((await read(roll)).deliveries).toEqual([])
  const sent = await Promise.all([send(roll), send(roll)])
  expect(sent.map(({ ok }) => ok).sort()).toEqual([false, true])
  await runDue()
  expect((await read(roll)).deliveries).toMatchObject([{ state: 'delivered' }])
  const printed = await drawnRoll(await printerWith({ folder: 'printed', release: 'printed' }))
  expect((await read(printed.roll)).deliveries).toEqual([])
  await shop.operations.ask('rolls.print', staff, { roll: printed.roll })
  await runDue()
  expect(await filesIn('hot/printed')).toHaveLength(1)
})

test('a roll the printer received is recorded as printed whatever its orders became; only those orders do not move on', async () => {
  const gone = await beeAtPrint()
  const printer = await printerWith({ folder: 'sent', release: 'printed' })
  const { roll, itemId } = await drawnRoll(printer, [gone.itemId])
  await shop.orders.setStatus(staff, gone.orderId, 'cancelled')
  const print = () => shop.operations.call('rolls.print', staff, { roll })
  expect(await read(roll)).toMatchObject({ isSent: false })
  expect(await print()).toMatchObject({ ok: false, message: expect.stringContaining('is cancelled') })

  await shop.orders.setStatus(staff, gone.orderId, 'in_production')
  await send(roll)
  await runDue()
  await shop.orders.setStatus(staff, gone.orderId, 'cancelled')
  expect(await read(roll)).toMatchObject({ isSent: true, problems: [{ itemId: gone.itemId }] })
  expect(await print()).toMatchObject({
    value: { movedCount: 1, refusals: [expect.stringContaining('is cancelled')] },
  })
  expect(await read(roll)).toMatchObject({ roll: { state: 'printed' } })
  expect(await placeOf(itemId)).toBe('cut')
  // It has already been placed, with content that must no longer be printed.
  await runDue()
  expect((await read(roll)).deliveries).toHaveLength(1)
})

test('sent as drawn before its design was changed, it is not recorded as printed', async () => {
  const { roll, itemId } = await drawnRoll(await printerWith({ folder: 'drawn-before' }))
  const print = () => shop.operations.call('rolls.print', staff, { roll })
  await send(roll)
  await runDue()
  await shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, itemId))
  expect(await print()).toMatchObject({ ok: false })
  clock.advance(1_000)
  await shop.operations.ask('rolls.try-again', staff, { roll })
  await runDue()
  expect(await read(roll)).toMatchObject({ roll: { state: 'ready' }, isSent: false })
})

test('killed before and after the rename, it is there once; removed by the RIP in between, it does not come again', async () => {
  const { roll } = await drawnRoll(await printerWith({ folder: 'kill' }))
  await send(roll)
  await runDue()
  const [name = ''] = await filesIn('hot/kill')
  const { orm } = shop.database
  const [delivery] = await orm.select().from(rollDeliveries).where(eq(rollDeliveries.rollId, roll))
  const id = delivery?.id ?? ''
  /** The state of the database when the process dies midway and the next one looks for waiting deliveries. */
  const goOn = async (state: 'waiting' | 'placing') => {
    await orm.update(rollDeliveries).set({ state, settledAt: null }).where(eq(rollDeliveries.id, id))
    const work = shop.pendingWork.find(({ name: one }) => one === 'deliveries of rolls')
    await shop.database.transaction((transaction) => work?.enqueue(transaction, id) ?? Promise.reject())
    await runDue()
    return (await read(roll)).deliveries[0]?.state
  }
  // After the rename, before it is recorded: it is neither renamed nor written again.
  expect(await goOn('placing')).toBe('delivered')
  expect(await filesIn('hot/kill')).toEqual([name])
  await rm(join(root, 'hot/kill', name))
  expect(await goOn('placing')).toBe('delivered')
  expect(await filesIn('hot/kill')).toEqual([])
  // Before it was fully written.
  expect(await goOn('waiting')).toBe('delivered')
  expect(await filesIn('hot/kill')).toEqual([name])
})

test('nothing that staff enter leads out of the operator’s folder', async () => {
  for (const folder of ['..', '../out', 'a/../../out', '/etc', 'a//b', '.', 'a\\b', 'a/./b'])
    expect([folder, hotFolderSchema.safeParse({ kind: 'path', folder }).success]).toEqual([folder, false])
  await symlink(root, join(root, 'hot', 'leads-out'))
  const { roll } = await drawnRoll(await printerWith({ folder: 'leads-out', release: 'ready' }))
  expect((await read(roll)).deliveries).toMatchObject([
    { state: 'waiting', problem: 'leads-out is outside the folder that the operator set' },
  ])
  const elsewhere = { kind: 'sftp' as const, folder: '/hot', host: '10.0.0.1', user: 'rip' }
  const asked = { ...film, name: 'Far', hotFolder: elsewhere }
  expect(await shop.operations.call('printers.create', staff, asked)).toMatchObject({
    fieldErrors: {
      'hotFolder.host': 'Your server administrator can allow this server with HOT_FOLDER_HOSTS',
    },
  })
})

test('by SFTP: an unreachable server is retried and reported, its password is kept sealed, and no other server is accepted in its place', async () => {
  const hotFolder = { kind: 'sftp', folder: '/rip/in', host: '127.0.0.1', port, user: 'rip' } as const
  const printer = await printerWith({ ...hotFolder, release: 'ready', sidecar: 'json' }, 'ink')
  const [kept] = await shop.database.orm.select().from(printers).where(eq(printers.id, printer))
  expect(kept?.hotFolderSecret).toMatch(/^sealed1\./)
  const { roll } = await drawnRoll(printer)
  expect((await read(roll)).deliveries).toMatchObject([
    { state: 'waiting', tries: 1, problem: expect.stringContaining('ECONNREFUSED') },
  ])
  const attention = async () => (await shop.reports.attention(staff)).filter(({ id }) => id === roll)
  expect(await attention()).toEqual([])
  clock.advance(11 * 60_000)
  expect(await attention()).toMatchObject([{ kind: 'roll_not_sent' }])

  const tryNow = async () => {
    await shop.database.pool.query(`update pgboss.job set start_after = now() where name = 'rolls.deliver'`)
    await runDue()
    return (await read(roll)).deliveries[0]
  }
  {
    await using server = await startSftp(root, port)
    expect(await tryNow()).toMatchObject({ state: 'delivered', tries: 2 })
    const [image = '', sidecar = ''] = server.renames.map(([, to]) => to).toReversed()
    expect(image).toMatch(/^\/rip\/in\/ROLL-.*\.png$/)
    expect(JSON.parse(await readFile(join(root, sidecar), 'utf8'))).toMatchObject({ printer: 'Front' })
    expect(await filesIn('rip/in')).toHaveLength(2)
  }
  expect(await attention()).toEqual([])
  const { printers: listed } = await shop.operations.ask('rolls.read-waiting', staff, {})
  const told = listed.find(({ id }) => id === printer)
  expect(told?.hotFolder?.hostKey).toMatch(/^SHA256:/)
  expect(JSON.stringify(told)).not.toContain('ink"')
  {
    await using _another = await startSftp(root, port)
    await send(roll)
    await runDue()
    expect((await read(roll)).deliveries[0]).toMatchObject({
      state: 'waiting',
      problem: expect.stringMatching(/^127\.0\.0\.1 shows a different host key: SHA256:/),
    })
  }
})

test('a roll changed or taken apart in between is not sent', async () => {
  const { roll, itemId } = await drawnRoll(await printerWith({ folder: 'stale' }))
  await shop.database.transaction((transaction) => shop.printFiles.supersede(transaction, itemId))
  await send(roll)
  await runDue()
  expect((await read(roll)).deliveries).toMatchObject([
    {
      state: 'failed',
      problem: expect.stringContaining('Its design was changed after this roll was drawn.'),
    },
  ])
  const printer = await printerWith({ folder: 'cancelled' })
  const cancelled = await drawnRoll(printer)
  await shop.orders.setStatus(staff, cancelled.orderId, 'cancelled')
  await send(cancelled.roll)
  await runDue()
  expect((await read(cancelled.roll)).deliveries).toMatchObject([
    { state: 'failed', problem: expect.stringContaining('Its order is cancelled.') },
  ])
  const { printers: all } = await shop.operations.ask('rolls.read-waiting', staff, {})
  const none = all.find(({ hotFolder }) => hotFolder === null)
  const downloaded = await drawnRoll(none?.id ?? '')
  expect(await send(downloaded.roll)).toMatchObject({
    message: `${none?.name} has no hot folder. Give it one under Printers.`,
  })
})
