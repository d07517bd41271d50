import { createTransport } from 'nodemailer'
import { afterAll, expect, test } from 'vitest'
import { startMailServer } from '#tests/fakes/mail-server.ts'
import { openAsStaff } from '#tests/harness/open-signed-in.ts'
import { problemsAtWidths } from '#tests/harness/pages/problems-at-widths.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { sellLines, shirtLine, uploadPicture } from '#tests/harness/print-orders.ts'
import { signedIn, visitor } from '#tests/harness/sell.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.close())
const secret = 'a secret of the mail service'
const { shop, browser } = await useShop({
  settings: {
    ...{ SMTP_URL: mailServer.url, MAIL_REPLY_TO: 'orders@mail.shop.example' },
    ...{ MAIL_INBOUND: 'mime', MAIL_INBOUND_SECRET: secret },
  },
})
const staff = signedIn('admin')

// Measuring a drawing takes as long as everything else together.
const fox = await transparentPng({ width: 300, height: 300 }, { left: 30, top: 30, width: 240, height: 240 })

/** A mail program writes, and the mail service posts the email. */
async function arrive(to: string, subject: string): Promise<void> {
  await createTransport(mailServer.url).sendMail({
    ...{ from: 'Ada Lovelace <ada@example.com>', to, subject, text: 'Please print this one instead.' },
    attachments: [{ filename: 'Fox.png', content: fox, contentType: 'image/png' }],
  })
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' }
  const body = mailServer.received.at(-1) ?? ''
  const answer = await fetch(`${shop.origin}/webhooks/inbound-mime`, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  await shop.jobs.runDue()
  await shop.jobs.runDue()
}

test('an emailed reply appears on its order with its file, which goes on the sheet; one without an order is assigned by order number', async () => {
  await sellDrawnSheet(shop, signedIn('customer'))
  const [order] = (await shop.orders.listForStaff(staff, {})).orders
  await shop.operations.ask('orders.write-to-customer', staff, { order: order?.id ?? '', text: 'Which fox?' })
  await shop.jobs.runDue()
  const sent = mailServer.received.findLast((raw) => /^Reply-To:/im.test(raw)) ?? ''
  await arrive(/^Reply-To:\s*(\S+)/im.exec(sent)?.[1] ?? '', 'Re: A message about order')

  const { page, complaints } = await openAsStaff(browser, shop, `/admin/orders/${order?.id}`)
  const timeline = page.getByRole('list', { name: 'Timeline' })
  await timeline.getByText('Ada Lovelace by mail').waitFor()
  await timeline
    .getByRole('list', { name: 'Files' })
    .getByRole('link', { name: 'Fox.png', exact: true })
    .waitFor()
  await timeline.getByRole('list', { name: 'Files' }).scrollIntoViewIfNeeded()
  await shoot(page, 'incoming-order')
  await timeline.getByRole('link', { name: /^Put Fox\.png on/ }).click()
  await page.getByText('2 of 2 placed').first().waitFor()
  await shoot(page, 'incoming-studio')
  await page.getByRole('button', { name: 'Save to the order' }).click()
  await page.getByRole('button', { name: 'Print it as it is' }).last().click()
  await page.waitForURL(`**/admin/orders/${order?.id}`)
  await timeline.getByText('Sheet changed in the studio').waitFor()

  await arrive('orders@mail.shop.example', 'A new fox')
  await page.goto('/admin/attention')
  await page.getByRole('link', { name: /Say which order it’s about/ }).click()
  await page
    .getByRole('article', { name: 'A new fox' })
    .getByText('Its address doesn’t belong to any order.')
    .waitFor()
  expect(await problemsAtWidths(page)).toEqual([])
  await shoot(page, 'incoming-list')
  await page.getByLabel('Order number').fill('GW-999999')
  await page.getByRole('button', { name: 'Assign to order' }).click()
  await page.getByText('There’s no order with this number').waitFor()
  // Refusals (422); a sheet's image is drawn by a job a moment later (404).
  expect(complaints.filter((words) => !/422|404/.test(words))).toEqual([])
  const shirt = await sellShirt()
  await page.getByLabel('Order number').fill(shirt.orderNumber ?? '')
  await page.getByRole('button', { name: 'Assign to order' }).click()
  await page.waitForURL(`**/admin/orders/${shirt.id}`)
  await shop.jobs.runDue()
  await page.reload()
  await timeline.getByText('A new fox').waitFor()

  await timeline.getByRole('button', { name: 'Put Fox.png on a product' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print Fox.png instead' })
  const chest = dialog.getByRole('option', { name: 'Left Chest of Gildan Heavy Cotton' })
  await chest.waitFor({ state: 'attached' })
  const drawn = () =>
    dialog
      .locator('figure img')
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ naturalWidth }) => naturalWidth > 0))
  await expect.poll(drawn).toEqual([true, true])
  expect(await problemsAtWidths(page, { include: '[role=dialog]' })).toEqual([])
  await shoot(page, 'incoming-product')
  await dialog.getByRole('button', { name: 'Print it instead' }).click()
  await timeline.getByText(/Fox\.png put in by the shop$/).waitFor()
})

/** An order for a shirt with a print on its chest. */
async function sellShirt() {
  const actor = visitor()
  const ink = { left: 0, top: 0, width: 90, height: 90 }
  const picture = await transparentPng({ width: 90, height: 90 }, ink)
  const artworkId = await uploadPicture(shop, actor, picture, 'owl.png')
  return sellLines(shop, actor, [shirtLine({ zones: [['left-chest', artworkId, 3]] })])
}
