import { expect, test } from 'vitest'
import { desktop, openPage, phone } from '#tests/harness/browser.ts'
import { addFiles, openStudio, pictureFile } from '#tests/harness/pages/studio.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ settings: { DISK_FLOOR_MB: '10000000' } })
const fox = await pictureFile('fox.png', 300, 200, { r: 0, g: 0, b: 0 })
const noRoom = 'The shop is out of space for files right now. We’ve been notified; please try again later.'

test('a shop out of storage says so where a file is uploaded, and resumes an upload it could not answer', async () => {
  const { page } = await openStudio(browser, shop.origin, desktop)
  await addFiles(page, [fox])
  await page.getByText(`Stopped. ${noRoom}`).waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()

  let asked = 0
  await page.route('**/uploads/artworks', (route) => {
    asked++
    return asked > 2 ? route.fallback() : route.fulfill({ status: 503, body: 'The shop is away' })
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('The shop isn’t responding. The upload will resume automatically.').waitFor()
  await page.getByText(noRoom).waitFor()
  expect(asked).toBe(3)
  await page.context().close()
})

test('the tumbler builder says so on a phone', async () => {
  const { page } = await openPage(browser, { ...phone, baseURL: shop.origin })
  await page.goto('/tumblers')
  await page.getByLabel('Design to engrave').setInputFiles(fox)
  await page.getByText(noRoom).first().waitFor()
  await page.context().close()
})
