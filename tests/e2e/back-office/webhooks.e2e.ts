import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { openReceiver } from '#tests/fakes/webhook-receiver.ts'
import { desktop, openBrowser } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { sellGangSheet, visitor } from '#tests/harness/sell.ts'
import { startBuiltShop } from '#tests/harness/use-shop.ts'

test('an owner makes a webhook, sees what it was told, and sends again what was missed', async () => {
  await using receiver = await openReceiver()
  await using shop = await startBuiltShop({
    isAlive: true,
    settings: { WEBHOOK_INSIDE_HOSTS: receiver.host },
  })
  await using browser = await openBrowser()
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    role: 'owner',
    email: 'otto@shop.example',
    fullName: 'Otto Prima',
  })
  await page.goto('/admin/settings/webhooks')
  await page.getByText('No program is told anything yet.').waitFor()
  await page.getByLabel('What it is for').fill('Label station')
  await page.getByLabel('Address that is called').fill('https://192.168.1.20/gangway')
  await page.getByRole('checkbox', { name: 'An order was paid' }).check()
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await page.getByText('This address is inside the shop’s own network.').waitFor()
  await page.getByLabel('Address that is called').fill(receiver.url)
  await page.getByRole('button', { name: 'Create Webhook' }).click()
  await toast(page, 'Webhook created')
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'webhooks-made')

  receiver.answer({ status: 500 })
  await page.getByRole('link', { name: 'Label station' }).click()
  await page.getByText('Nothing in the last 30 days.').waitFor()
  await sellGangSheet(shop, visitor())
  await page.getByText('It answered 500; it is tried again by itself').waitFor()
  receiver.answer({ status: 200 })
  await page.getByRole('button', { name: /^Send order.paid .* now$/ }).click()
  await toast(page, 'It is sent again')
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
  await page.getByText('No program is told anything yet.').waitFor()
  expect(complaints.filter((complaint) => !complaint.includes('status of 4'))).toEqual([])
})
