import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { moveItem } from '#tests/harness/floor.ts'
import { sellSheet } from '#tests/harness/print-orders.ts'
import { lookAt } from '#tests/harness/printed/film.ts'
import { wordsOfPdf } from '#tests/harness/printed/marks-of-pdf.ts'
import { designedLine, signedIn, visitor } from '#tests/harness/sell.ts'
import { startTestShop } from '#tests/harness/shop.ts'

const shop = await startTestShop()
afterAll(() => shop[Symbol.asyncDispose]())

const staff = signedIn('admin', 'press@example.com')

test('a job ticket shows which item it is, how large, how many and by when, with a barcode and its picture', async () => {
  const { order, item } = await sellSheet(shop, visitor())
  await shop.jobs.runDue()
  const pdf = await shop.production.printTickets(staff, [item.id, item.id])
  if (!pdf) throw new Error('No ticket')
  expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-')
  const words = await wordsOfPdf(pdf)
  expect(words.split('\n').filter((line) => line === `${order.orderNumber}-1`)).toHaveLength(2)
  expect(words).toContain('1 ×')
  expect(words).toContain('Gang sheet 22 in × 12 in')
  for (const process of ['Check', 'Print', 'Cut', 'Pack']) expect(words).toContain(process)
  expect(words).not.toContain('Image unavailable')
  // What the customer accepted as is, no one makes again.
  expect(words).toContain('prints at 127 dpi and may look soft. The customer wants it')
  // The barcode and the design.
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length,
  ).toBeGreaterThanOrEqual(2)
})

/** The share of black in a strip of a printed ticket, in points from its top. */
async function blackOf(pdf: Uint8Array, { top, height }: { top: number; height: number }): Promise<number> {
  const scale = 480 / 288
  const { data } = await sharp(await lookAt(pdf))
    .extract({ left: 30, top: Math.round(top * scale), width: 420, height: Math.round(height * scale) })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((level) => level < 40).length / data.length
}

test('a ticket for a design changed after printing has a black band across its picture that says so', async () => {
  const { item } = await sellSheet(shop, visitor())
  await shop.jobs.runDue()
  const print = async (): Promise<Uint8Array> => {
    const pdf = await shop.production.printTickets(staff, [item.id])
    if (!pdf) throw new Error('No ticket')
    return pdf
  }
  // The last 26 pt of the image frame, which ends 288 pt below the top.
  const band = { top: 264, height: 22 }
  await moveItem(shop, staff, { itemId: item.id, from: 'check', to: 'cut' })
  const before = await print()
  expect(await wordsOfPdf(before)).not.toContain('DESIGN CHANGED AFTER PRINTING')
  expect(await blackOf(before, band)).toBeLessThan(0.3)

  const { designData } = await designedLine(shop, staff)
  await shop.operations.call('order-items.set-design', staff, {
    item: item.id,
    design: String(designData?.design_id),
  })
  const changed = await print()
  expect(await wordsOfPdf(changed)).toContain('DESIGN CHANGED AFTER PRINTING')
  // White text on black.
  const share = await blackOf(changed, band)
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.98)

  const settled = { item: item.id, choice: 'keep', reprintId: crypto.randomUUID() } as const
  await shop.operations.ask('production.settle-change', staff, settled)
  expect(await blackOf(await print(), band)).toBeLessThan(0.3)
})

test('tickets are for staff, and for items that exist', async () => {
  const { item } = await sellSheet(shop, visitor())
  await expect(shop.production.printTickets(visitor(), [item.id])).rejects.toThrow('Access Denied')
  expect(await shop.production.printTickets(staff, [crypto.randomUUID()])).toBeNull()
  expect(await shop.production.printTickets(staff, [])).toBeNull()
})
