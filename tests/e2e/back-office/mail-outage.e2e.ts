import { expect, test } from 'vitest'
import { minutes } from '#server/kernel/clock.ts'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { openBrowser } from '#tests/harness/browser.ts'
import { createTestClock } from '#tests/harness/clock.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { holdRendering } from '#tests/harness/pages/hold-rendering.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

test('email that cannot be sent appears under Attention, and is all sent again together', async () => {
  const clock = createTestClock()
  await using server = await startMailServer()
  const settings = { SMTP_URL: server.url }
  await using shop = await startBuiltShop({ clock, settings, isAlive: true })
  await server.close()
  await sellGangSheet(shop, visitor())
  await expect.poll(async () => (await shop.mail.list()).filter(({ error }) => error !== null).length).toBe(2)
  // The pauses grow; none of their attempts falls in between. The reason for a failure is known a moment before its job
  // waits again.
  const due = `update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail.deliver' and state = 'retry'`
  await expect.poll(async () => (await shop.database.pool.query(due)).rowCount).toBe(2)
  clock.advance(minutes(11))

  await using browser = await openBrowser()
  const { page } = await openAsStaff(browser, shop, '/admin/attention')
  const region = page.getByRole('region', { name: 'Email isn’t going out' })
  await region.getByText('2 emails are waiting', { exact: true }).waitFor()
  await page.getByRole('link', { name: /^Attention\s*\d+ waiting/ }).waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await region.getByRole('link', { name: /^See the emails/ }).click()
  await page.getByRole('heading', { name: 'Emails', level: 1 }).waitFor()

  await server.open()
  const untilAnswered = await holdRendering(page)
  await page.reload()
  await page.getByRole('button', { name: 'Send 2 emails again' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Send 2 emails again?' })
  await dialog.getByText('once each').waitFor()
  // The card disappears as soon as the response arrives: the reloaded data shows that none is waiting.
  await page.route(/\/admin\/mails\.data/, async (route) => {
    if (route.request().method() === 'GET') await expect.poll(() => server.received.length).toBe(2)
    await route.continue()
  })
  await untilAnswered(() => dialog.getByRole('button', { name: 'Send 2 emails' }).click())
  await toast(page, '2 emails are being sent again')
  await expect.poll(async () => (await shop.mail.list()).map(({ state }) => state)).toEqual(['sent', 'sent'])
  await page.getByRole('button', { name: 'Send 2 emails again' }).waitFor({ state: 'detached' })
  await page.goto('/admin/attention')
  await expect.poll(() => region.count()).toBe(0)
})
