import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sandboxRefunds } from '#server/adapters/payments/sandbox/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { phone } from '#tests/harness/browser.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { countPresses } from '#tests/harness/pages/count-presses.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

/** The orders are created without the studio, so their images are missing. */
const isOurs = (complaint: string): boolean => !complaint.includes('404 (Not Found)')

test('staff refund a part, then the rest; the order says so right away', async () => {
  await sellGangSheet(shop, visitor())
  const [order] = (await shop.database.orm.select().from(orders)).filter(
    ({ paymentStatus }) => paymentStatus === 'paid',
  )
  const { page, complaints } = await openAsStaff(browser, shop, `/admin/orders/${order?.id}`, phone)
  const presses = await countPresses(page)
  await page.getByRole('button', { name: 'Refund…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund' })
  await dialog.getByText('Some items').click()
  await dialog.getByRole('button', { name: /more/i }).first().click()
  await dialog.getByText('$32.48 goes back').waitFor()
  await shoot(page, 'refund-lines')
  // With the refund button: four.
  expect(await presses()).toBe(3)
  await dialog.getByRole('button', { name: 'Refund $32.48' }).click()
  await dialog.getByText('Say why you’re refunding').waitFor()
  await dialog.getByLabel('Reason').fill('One transfer was cut off')
  await dialog.getByRole('button', { name: 'Refund $32.48' }).click()
  await dialog.waitFor({ state: 'detached' })
  const main = page.getByRole('article')
  await main.getByText('Partly refunded').waitFor()
  await main.getByText('Refunded $32.48: One transfer was cut off').waitFor()
  await shoot(page, 'refund-part')

  await page.getByRole('button', { name: 'Refund…' }).click()
  await dialog.getByLabel('Reason').fill('The rest, too')
  await dialog.getByRole('button', { name: 'Refund $8.99' }).click()
  await dialog.waitFor({ state: 'detached' })
  await main.getByText('Refunded', { exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Refund…' }).count()).toBe(0)
  expect(complaints.filter(isOurs)).toEqual([])
})

test('a payment shows both records, and Check now names the differences', async () => {
  const { attemptId, orderNumber } = await sellGangSheet(shop, visitor())
  const { page, complaints } = await openAsStaff(browser, shop, '/admin/payments', phone)
  await page.getByRole('link', { name: new RegExp(orderNumber ?? '') }).click()
  await page.getByRole('heading', { name: `$41.47 for ${orderNumber}` }).waitFor()
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText(/^Both match, compared/).waitFor()
  const books = page.getByRole('region', { name: 'Reconciliation' })
  // Someone refunds money outside the shop.
  const desk = { reference: 'desk', idempotencyKey: randomUUID(), paymentKey: attemptId }
  await shop.database.orm
    .insert(sandboxRefunds)
    .values({ ...desk, amountCents: 500, state: 'done', createdAt: new Date() })
  await page.getByRole('button', { name: 'Check now' }).click()
  await books.getByText('Given back 0.00 USD here, 5.00 USD at the provider: 5.00 USD more there').waitFor()
  await books.getByRole('row', { name: 'Refunded 0.00 USD 5.00 USD' }).waitFor()
  await shoot(page, 'payment-given-back')
  // They know about it: no one needs to look again until something else differs.
  await books.getByRole('button', { name: 'Noted' }).click()
  await books.getByText(/^Noted by .+: it’s left as is\.$/).waitFor()
  await shoot(page, 'payment-noted')
  expect(await shop.reports.waiting(signedIn('admin'))).toMatchObject({ payments: 0 })
  await shop.database.orm.delete(sandboxRefunds).where(eq(sandboxRefunds.reference, desk.reference))

  const setState = (state: string) =>
    shop.database.pool.query('update sandbox_payments set state = $1 where idempotency_key = $2', [
      state,
      attemptId,
    ])
  await setState('declined')
  await page.getByRole('button', { name: 'Check now' }).click()
  await books.getByText('Paid here, failed at the provider').waitFor()
  await shoot(page, 'payment')
  await page.goto('/admin/payments?filter=attention')
  await page.getByRole('link', { name: new RegExp(orderNumber ?? '') }).waitFor()
  await shoot(page, 'payments')
  await setState('paid')
  await shop.payments.reconcile()
  expect(complaints.filter(isOurs)).toEqual([])
})
