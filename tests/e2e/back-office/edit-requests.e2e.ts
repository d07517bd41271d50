import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { transparentPng } from '#tests/harness/pictures.ts'
import { sellDrawnSheet } from '#tests/harness/sell-drawn-sheet.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })

const ada = (email: string) => ({ role: 'customer', email, fullName: 'Ada Lovelace' }) as const
const mara = (email: string) => ({ role: 'admin', email, fullName: 'Mara Voss' }) as const

async function expectSound(page: Page): Promise<void> {
  expect(await problems(page)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.screen.width))
    .toBeLessThanOrEqual(0)
}

test('a customer on a phone and staff at a desk settle a change, each seeing the other live', async () => {
  const customer = await openSignedIn(browser, shop, phone, ada('ada@edits.example'))
  const { item, order } = await sellDrawnSheet(shop, customer.actor)
  const staff = await openSignedIn(browser, shop, desktop, mara('mara@edits.example'))
  await staff.page.goto('/admin/edit-requests')
  await staff.page.getByText('Nothing is waiting for an answer').waitFor()

  await customer.page.goto('/customer-portal')
  await customer.page.getByRole('button', { name: 'Request Edit' }).click()
  await customer.page.getByRole('button', { name: 'Submit Request' }).click()
  await toast(customer.page, 'Please describe the changes you need')
  await customer.page.getByLabel('Changes you need').fill('The fox in blue, please')
  // The remaining toast covers no button of the dialog, not even on a phone.
  await customer.page.getByRole('button', { name: 'Submit Request' }).click()
  await toast(customer.page, 'Edit request submitted successfully. Our team will review it shortly.')

  await toast(staff.page, 'New Edit Request')
  await staff.page.getByRole('link', { name: order.orderNumber ?? '' }).click()
  const desk = staff.page.getByRole('article', { name: `Edit request for ${item.name}` })
  await desk.getByText('The fox in blue, please').waitFor()
  await staff.page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Edit Requests 1 waiting' })
    .waitFor()
  await desk.getByRole('button', { name: 'Accept' }).click()
  await staff.page.getByRole('button', { name: 'Accept request' }).click()
  await toast(staff.page, 'Please provide a response to the customer')
  await staff.page.getByLabel('Response to the customer').fill('Of course, a proof follows')
  await staff.page.getByRole('button', { name: 'Accept request' }).press('Enter')
  await toast(staff.page, 'Edit request accepted')

  await customer.page.getByRole('tab', { name: 'Edit Requests' }).click()
  const card = customer.page.getByRole('article', { name: `Edit request for ${item.name}` })
  await card.getByText('Approved').first().waitFor()
  await card.getByText('Of course, a proof follows').waitFor()
  await desk.getByRole('button', { name: 'Upload changed artwork' }).click()
  const blue = await transparentPng(
    { width: 240, height: 140 },
    { left: 10, top: 10, width: 200, height: 100 },
    { r: 20, g: 60, b: 200 },
  )
  await staff.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Blue-fox.png', mimeType: 'image/png', buffer: blue })
  await staff.page.getByRole('button', { name: 'Choose another one' }).waitFor()
  await staff.page.getByLabel('Note to the customer').fill('In your blue')
  await expectSound(staff.page)
  await staff.page.getByRole('button', { name: 'Send the proof' }).click()
  await toast(staff.page, 'Proof sent')
  await card.getByRole('button', { name: 'Approve this design' }).waitFor()
  await expectSound(customer.page)
  await card.getByLabel('Write a message').fill('Lovely')
  await card.getByRole('button', { name: 'Approve this design' }).press('Enter')
  await toast(customer.page, 'Proof approved')
  await desk.getByText('Proof 1').waitFor()
  await desk.getByText('Approved').nth(1).waitFor()

  await customer.page.getByRole('tab', { name: 'My Orders' }).click()
  await customer.page.locator('img[src^="/files/proofs/"]').waitFor()
  expect(customer.complaints).toEqual([])
  expect(staff.complaints).toEqual([])
})

test('staff change the sheet in the studio, and the customer sees it before and after', async () => {
  const customer = await openSignedIn(browser, shop, desktop, ada(`ada-${randomUUID()}@studio.example`))
  const { item } = await sellDrawnSheet(shop, customer.actor)
  const asked = { item: item.id, details: 'Two foxes' }
  const { request } = await shop.operations.ask('edit-requests.create', customer.actor, asked)
  const staff = await openSignedIn(browser, shop, desktop, mara(`mara-${randomUUID()}@studio.example`))
  await staff.page.goto(`/admin/edit-requests?request=${request}`)
  await staff.page
    .getByRole('article', { name: `Edit request for ${item.name}` })
    .getByRole('link', { name: 'Make a proof in the studio' })
    .click()
  const studio = staff.page.getByRole('dialog', { name: 'Gang sheet studio' })
  await studio.getByRole('button', { name: 'Show the customer' }).click()
  // Its artwork is small for its size, so the studio asks.
  await staff.page.getByRole('button', { name: 'Print it as it is' }).click()
  await staff.page.getByText('They asked: “Two foxes”').waitFor()
  await staff.page.getByLabel('Note to the customer').fill('As it was, to compare')
  await staff.page.getByRole('button', { name: 'Send the proof' }).click()
  await toast(staff.page, 'Proof sent')

  await customer.page.goto('/customer-portal?tab=edit-requests')
  const card = customer.page.getByRole('article', { name: `Edit request for ${item.name}` })
  for (const side of ['before', 'after'])
    await card.getByRole('img', { name: `The design ${side} the change` }).waitFor()
  await card.getByLabel('Write a message').fill('I asked for two')
  await card.getByRole('button', { name: 'Send message' }).click()
  await card.getByText('Changes requested').waitFor()
  await expect.poll(() => card.getByRole('button', { name: 'Approve this design' }).count()).toBe(0)
  expect(staff.complaints).toEqual([])
})
