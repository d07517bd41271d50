import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { orderConfirmation, sampleOrder } from '#server/mail/templates/order-confirmation.ts'
import { openReceiver } from '#tests/fakes/webhook-receiver.ts'
import { desktop, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { sellGangSheet, signedIn, visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'gangway-root-'))
const receiver = await openReceiver()
const settings = { BACKUP_ROOT: root, WEBHOOK_INSIDE_HOSTS: receiver.host }
const { shop, browser } = await useShop({ isAlive: true, settings })
/** The owner's desktop page, shared by the tests in turn. */
const otto = { role: 'owner', email: 'otto@shop.example', fullName: 'Otto Prima' } as const
const { page, complaints } = await openSignedIn(browser, shop, desktop, otto)

beforeEach(() => {
  complaints.length = 0
})
afterAll(() => receiver[Symbol.asyncDispose]())
afterAll(() => rm(root, { recursive: true, force: true }))

test('an owner schedules backups, makes one, and sees where it is and how to restore it', async () => {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Backups' }).click()
  await page.getByRole('heading', { name: 'There is no backup yet' }).waitFor()
  expect(await page.getByRole('button', { name: 'Back up now' }).isDisabled()).toBe(true)
  await page.getByLabel('Folder').fill('../elsewhere')
  await page.getByLabel('Passphrase').fill('five words that no one would guess')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await page
    .getByText('Enter a folder such as backups, without .. and without a slash at the start')
    .first()
    .waitFor()
  await page.getByLabel('Folder').fill('shop')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await toast(page, 'Backup plan saved')

  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('heading', { name: 'Your shop is backed up' }).waitFor()
  const made = page.getByRole('region', { name: 'Backups', exact: true }).getByRole('listitem')
  expect(await made.count()).toBe(1)
  const [file] = await readdir(join(root, 'shop'))
  await made.getByText('How to restore it').click()
  await made.getByText(`npm run shop -- restore '${join(root, 'shop', file ?? '')}' --dry-run`).waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])
  await shoot(page, 'backups')
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

test('the health check says what to fix first, and checks again on request', async () => {
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Health check' }).click()
  const wrong = page.getByRole('region', { name: /things? to fix/ })
  await wrong.getByText('Set PAYMENT_PROVIDER to square or stripe.').waitFor()
  await page.getByRole('region', { name: 'Work and safety' }).getByText('none stuck').waitFor()

  const look = page.getByRole('button', { name: 'Check again' })
  const failing = wrong.getByRole('link', { name: 'See the emails' })
  expect(await failing.count()).toBe(0)
  await shop.mail.send(shop.database.orm, {
    ...{ template: orderConfirmation, to: 'ada@example.com', dedupeKey: 'health', data: sampleOrder },
  })
  await expect.poll(async () => (await shop.mail.list(1))[0]?.state).toBe('sent')
  await shop.database.pool.query("update mails set state = 'failed', error = 'No such mailbox'")
  await look.click()
  await failing.waitFor()
  expect(await problemsAtWidths(page, { include: 'main' })).toEqual([])

  // On a phone the row of pages is wider than the screen: the open one is in view.
  const { width = 0, height = 0 } = phone.viewport ?? {}
  await page.setViewportSize({ width, height })
  await page.reload()
  const tab = page
    .getByRole('navigation', { name: 'Site Settings' })
    .getByRole('link', { name: 'Health check' })
  await expect.poll(async () => (await tab.boundingBox())?.x).toBeLessThan(width - 60)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(complaints).toEqual([])
})

test('an owner creates a webhook, sees its deliveries, and resends what was missed', async () => {
  await page.goto('/admin/settings/webhooks')
  await page.getByText('No webhooks yet.').waitFor()
  await page.getByLabel('What it’s for').fill('Label station')
  await page.getByLabel('Address to call').fill('https://192.168.1.20/gangway')
  await page.getByRole('checkbox', { name: 'An order was paid' }).check()
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await page.getByText('This address is inside the shop’s own network.').waitFor()
  await page.getByLabel('Address to call').fill(receiver.url)
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await toast(page, 'Webhook created')
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'webhooks-made')

  receiver.answer({ status: 500 })
  await page.getByRole('link', { name: 'Label station' }).click()
  await page.getByText('Nothing in the last 30 days.').waitFor()
  await sellGangSheet(shop, visitor())
  await page.getByText('It answered 500; it will be retried automatically').waitFor()
  receiver.answer({ status: 200 })
  await page.getByRole('button', { name: /^Send order.paid .* now$/ }).click()
  await toast(page, 'Sending it again')
  await page.getByText('Taken').waitFor()
  await page.getByRole('button', { name: 'Send a test' }).click()
  await page.getByText('webhook.test').first().waitFor()
  await expect.poll(() => page.getByText('Taken').count()).toBe(2)
  const { body, headers } = receiver.received.at(-1) ?? expect.unreachable()
  expect(new Webhook(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' })
  await page
    .getByText(/and what is sent$/)
    .last()
    .click()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'webhooks-one')

  await page.getByRole('button', { name: 'Make a new secret' }).click()
  await page.getByText(/^whsec_/).waitFor()
  await page.getByRole('checkbox', { name: /^On/ }).uncheck()
  await page.getByRole('button', { name: 'Save Webhook' }).click()
  await toast(page, 'Webhook saved')
  await page.getByText('Off', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Delete Webhook' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click()
  await page.getByText('No webhooks yet.').waitFor()
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

/** An order that was completed years ago. */
async function makeOldOrder(): Promise<string> {
  const { order, designId } = await sellDrawnSheet(shop, signedIn('customer'))
  await shop.orders.setStatus(signedIn('owner'), order.id, 'completed')
  const { pool } = shop.database
  for (const [table, column, key] of [
    ['orders', 'placed_at', 'id'],
    ['order_history', 'at', 'order_id'],
    ['print_files', 'created_at', 'order_id'],
  ] as const)
    await pool.query(`update ${table} set ${column} = '2020-01-01' where ${key} = $1`, [order.id])
  await pool.query(`update designs set updated_at = '2020-01-01' where id = $1`, [designId])
  return order.id
}

test('an owner sees what will be removed before saving, and what was removed, where and by which rule', async () => {
  const orderId = await makeOldOrder()
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Data retention' }).click()
  await page.getByText('Nothing has been removed yet.').waitFor()
  const field = page.getByLabel(/Keep artwork and print files of finished orders for/)
  await field.fill('30')
  await page.getByRole('button', { name: 'See What’s Removed' }).click()
  await toast(page, 'Nothing was saved')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('200')
  await page.getByRole('button', { name: 'See What’s Removed' }).click()
  const goes = page.getByRole('region', { name: 'What’s removed' })
  await goes.getByText(/Artwork and print files of finished orders: artwork of one order, \d+ MB/).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'retention-desktop')
  await page.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Settings saved')

  await shop.retention.apply()
  await page.reload()
  await page.getByRole('region', { name: 'Recently removed' }).getByText('artwork of one order').waitFor()
  await page.goto(`/admin/orders/${orderId}`)
  const item = page.getByRole('article').filter({ hasText: 'Fox.png' })
  await item.getByText('The artwork is no longer kept.').waitFor()
  const words = await item.getByText('The artwork is no longer kept.').locator('..').textContent()
  expect(words).toMatch(
    /It was removed on .+, 200 days after the last activity on this order, under Site Settings, Data retention, “Artwork and print files of finished orders”\./,
  )
  expect(await item.getByRole('link', { name: 'Fox.png' }).count()).toBe(0)
  expect(
    await page.getByRole('region', { name: /^Print files of/ }).count(),
    'nothing can be made of it',
  ).toBe(0)
  expect(await problemsAtWidths(page, { include: 'article' })).toEqual([])
  await shoot(page, 'order-without-artwork-desktop')
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})
