import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layOutSheet } from '#cli/seed/lay-out-sheet.ts'
import { productTypes } from '#domain/cart/cart.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import { createTestDatabase, type TestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startServerProcess } from '#tests/harness/processes/server-process.ts'
import { isLong } from '#tests/harness/run-form.ts'
import { pressPay } from '#tests/harness/sell.ts'
import { freePort } from '#tests/harness/shop.ts'
import { until } from '#tests/harness/until.ts'

/** Each kill costs a start and what was drawn by then. */
const kills = isLong ? 4 : 1
/** How long the sheet is, in inches, which is its id too, and how many copies fill it: drawing it takes some seconds. */
const sheet = isLong ? { length: 36, copies: 12 } : { length: 12, copies: 3 }

test('killed again and again while a print file is drawn: the next start finishes it, once and whole', async () => {
  await using database = await createTestDatabase()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gangway-print-kill-'))
  const port = await freePort()
  const settings = { DATABASE_URL: database.connectionString, PUBLIC_URL: `http://localhost:${port}` }
  try {
    const shop = openShop({ ...settings, DATA_DIR: dataDirectory, PORT: String(port) })
    const staff = await staffOf(shop)
    const itemId = await paidItem(shop, staff, database)
    expect(await shop.printFiles.request(staff, itemId)).toMatchObject({ ok: true })
    for (let kill = 0; kill < kills; kill++) {
      const { rows } = await database.pool.query<{ now: Date }>('select now()')
      const killed = await startServerProcess({ dataDirectory, port, settings })
      await untilJobRuns(database, rows[0]?.now)
      await killed.kill()
      expect((await printFiles(database)).map(({ state }) => state)).toEqual(['rendering'])
    }

    await using _again = await startServerProcess({ dataDirectory, port, settings })
    await untilStateIs(database, `state in ('ready', 'failed')`)

    const [made, ...others] = await printFiles(database)
    expect(others).toEqual([])
    expect(made).toMatchObject({
      state: 'ready',
      width_px: 6_600,
      height_px: sheet.length * 300,
      error: null,
    })
    const download = await shop.printFiles.download(staff, made?.id ?? '')
    expect(download?.byteSize).toBe(Number(made?.byte_size))
    const path = join(dataDirectory, 'files', made?.storage_key ?? '')
    expect(await sharp(path, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 6_600,
      height: sheet.length * 300,
    })
    await shop.stop()
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
})

async function staffOf(shop: Shop): Promise<Actor> {
  await shop.prepare()
  const email = 'mara@shop.example'
  const created = await shop.auth.createUser({
    email,
    password: 'ink on film and foil',
    role: 'admin',
    fullName: 'Mara',
    phone: '',
  })
  if (!created.ok) throw new Error('Mara could not be signed up')
  return {
    visitorId: randomUUID(),
    user: { id: created.userId, email, role: 'admin', sessionId: randomUUID() },
  }
}

/** A sheet full of copies of one large artwork in many sizes. */
async function paidItem(shop: Shop, actor: Actor, { pool }: TestDatabase): Promise<string> {
  const bytes = await transparentPng(
    { width: 2_400, height: 2_400 },
    { left: 0, top: 0, width: 2_400, height: 2_400 },
  )
  const { id: artworkId } = await shop.artwork.importPicture(actor, { fileName: 'large.png', bytes })
  const size = (await shop.catalog.gangSheetSizes()).find(({ id }) => id === sheet.length)
  if (!size) throw new Error(`There is no sheet of ${sheet.length} in`)
  const document = layOutSheet(size, [
    { artworkId, widthInches: 6.5, heightInches: 6.5, copies: sheet.copies },
  ])
  for (const [index, placement] of document.placements.entries()) {
    const smaller = 1 - index / 50
    Object.assign(placement, { width: placement.width * smaller, height: placement.height * smaller })
  }
  const saved = await shop.designs.save(actor, { sizeId: sheet.length, quantity: 1, document })
  if (!saved.ok) throw new Error(saved.message)
  const line = {
    id: 'gang-sheet-1-1',
    productType: productTypes.gangSheet,
    quantity: 1,
    unitPrice: size.price,
    designData: { design_id: saved.design.designId, size_id: sheet.length },
  }
  const { totals } = await shop.cart.price(actor, [line], 'pickup')
  const contact = { email: 'mara@shop.example', fullName: 'Mara' }
  const form = {
    checkoutKey: randomUUID(),
    lines: [line],
    softAccepted: [line.id],
    delivery: 'pickup',
    contact,
    seenTotal: totals.total,
  }
  const prepared = await pressPay({ ...shop, origin: 'http://localhost' }, actor, form, '127.0.0.1')
  if (!prepared.ok) throw new Error(JSON.stringify(prepared))
  await shop.sandbox.pay(new URL(prepared.redirectUrl).pathname.split('/').pop() ?? '', 'approved')
  await shop.payments.settle(prepared.attemptId, 'return')
  const { rows } = await pool.query<{ id: string }>('select id from order_items')
  return rows[0]?.id ?? ''
}

type Row = {
  id: string
  state: string
  width_px: number
  height_px: number
  byte_size: string
  storage_key: string
  error: string | null
}

const printFiles = async ({ pool }: TestDatabase): Promise<Row[]> =>
  (await pool.query<Row>('select * from print_files')).rows

/** Whoever began it after that moment is at it, and has told so. */
const untilJobRuns = ({ pool }: TestDatabase, since: Date | undefined): Promise<void> =>
  until(async () => {
    const running = `select 1 from pgboss.job, print_files where name = 'print-files.render'
      and pgboss.job.state = 'active' and started_on > $1 and print_files.state = 'rendering'`
    return (await pool.query(running, [since])).rowCount === 1
  })

const untilStateIs = ({ pool }: TestDatabase, condition: string): Promise<void> =>
  until(async () => (await pool.query(`select 1 from print_files where ${condition}`)).rowCount === 1)
