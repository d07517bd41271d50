import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { orderConfirmation, sampleOrder } from '#server/mail/templates/order-confirmation.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const root = await mkdtemp(join(tmpdir(), 'gangway-root-'))
const { shop, browser } = await useShop({ isAlive: true, settings: { BACKUP_ROOT: root } })
afterAll(() => rm(root, { recursive: true, force: true }))

test('an owner plans backups, makes one, and reads where it lies and how it comes back', async () => {
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    ...{ role: 'owner', email: 'otto@shop.example', fullName: 'Otto Prima' },
  })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Backups' }).click()
  await page.getByRole('heading', { name: 'There is no backup yet' }).waitFor()
  expect(await page.getByRole('button', { name: 'Back up now' }).isDisabled()).toBe(true)
  await page.getByLabel('Folder').fill('../elsewhere')
  await page.getByLabel('Passphrase').fill('five words that nobody guesses')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await page
    .getByText('Give a folder such as backups, without .. and without a slash at its start')
    .first()
    .waitFor()
  await page.getByLabel('Folder').fill('shop')
  await page.getByRole('button', { name: 'Save Plan' }).click()
  await toast(page, 'Backups are planned')

  await page.getByRole('button', { name: 'Back up now' }).click()
  await page.getByRole('heading', { name: 'Your shop is backed up' }).waitFor()
  const made = page.getByRole('region', { name: 'Backups', exact: true }).getByRole('listitem')
  expect(await made.count()).toBe(1)
  const [file] = await readdir(join(root, 'shop'))
  await made.getByText('How to restore it').click()
  await made.getByText(`npm run shop -- restore '${join(root, 'shop', file ?? '')}' --dry-run`).waitFor()
  expect(await problems(page)).toEqual([])
  await shoot(page, 'backups-desktop')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await problems(page)).toEqual([])
  await shoot(page, 'backups-phone')
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})

test('the health check says what is to fix first, and looks again when asked', async () => {
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    ...{ role: 'admin', email: 'ada@shop.example', fullName: 'Ada Prima' },
  })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Health check' }).click()
  const wrong = page.getByRole('region', { name: /things? to fix/ })
  await wrong.getByText('Set PAYMENT_PROVIDER to square or stripe.').waitFor()
  await page.getByRole('region', { name: 'Work and safety' }).getByText('none stuck').waitFor()

  const look = page.getByRole('button', { name: 'Look again' })
  const failing = wrong.getByRole('link', { name: 'See the mails' })
  expect(await failing.count()).toBe(0)
  await shop.mail.send(shop.database.orm, {
    ...{ template: orderConfirmation, to: 'ada@example.com', dedupeKey: 'health', data: sampleOrder },
  })
  await expect.poll(async () => (await shop.mail.list(1))[0]?.state).toBe('sent')
  await shop.database.pool.query("update mails set state = 'failed', error = 'No such mailbox'")
  await look.click()
  await failing.waitFor()
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    expect(await problems(page)).toEqual([])
  }
  expect(complaints).toEqual([])
})
