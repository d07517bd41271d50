import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { layOutSheet } from '#cli/seed/lay-out-sheet.ts'
import { productTypes } from '#domain/cart/cart.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { TestDatabase } from '#tests/harness/database.ts'
import { openShop } from '#tests/harness/open-shop.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { startKillableShop } from '#tests/harness/processes/killable-shop.ts'
import { isLong, someOf } from '#tests/harness/run-form.ts'
import { pressPay } from '#tests/harness/sell.ts'
import { until } from '#tests/harness/until.ts'

/** While it is drawn, when it is drawn but not yet recorded, and when it is stored but not yet marked ready. */
const points = ['print-file.drawing', 'print-file.drawn', 'print-file.stored']

/** The sheet's length in inches, which is also its id, and how many copies fill it. */
const sheet = isLong ? { length: 36, copies: 12 } : { length: 12, copies: 3 }

// Each kill costs a start: the short form picks one of them all.
const [first = '', ...others] = someOf(points, 1)

test('killed repeatedly while a print file is drawn: the next start finishes it, once and complete', async () => {
  await using killable = await startKillableShop({})
  const { database, dataDirectory } = killable
  const shop = openShop({ DATABASE_URL: database.connectionString, DATA_DIR: dataDirectory })
  try {
    const staff = await staffOf(shop)
    const itemId = await paidItem(shop, staff, database)
    await killable.dieAt(first, () => shop.printFiles.request(staff, itemId))
    for (const point of others) await killable.dieAgainAt(point)
    expect((await printFiles(database)).map(({ state }) => state)).toEqual(['rendering'])

    await killable.startAgain()
    await until(async () => (await printFiles(database)).every(({ state }) => finished.includes(state)))

    const [made, ...more] = await printFiles(database)
    expect(more).toEqual([])
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
  } finally {
    await shop.stop()
  }
})

const finished = ['ready', 'failed']

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
