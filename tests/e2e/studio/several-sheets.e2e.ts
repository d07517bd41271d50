import { expect, test } from 'vitest'
import { sheetsOf } from '#domain/artwork/cut-sheets.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { desktop, phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { shoot } from '#tests/harness/pages/shoot.ts'
import {
  addFiles,
  keptSheet,
  openStudioOf,
  pictureFile,
  placedSays,
  setCopies,
} from '#tests/harness/pages/studio.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 1_500, 1_500, { r: 220, g: 30, b: 60 })

/** Copies on each sheet. */
const onEach = ({ sheet, placements }: StudioDocument): number[] =>
  sheetsOf(sheet).map(({ top, height }) => placements.filter(({ y }) => y > top && y < top + height).length)

test('artwork too large for one sheet is split across several: viewed, on a phone too, undone, ordered as one and edited as one', async () => {
  const { page, complaints } = await openSignedIn(browser, shop, desktop, {
    role: 'customer',
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
  })
  await openStudioOf(page)
  const studio = page.getByRole('dialog', { name: 'Gang sheet studio' })
  const button = (name: string) => studio.getByRole('button', { name, exact: true })
  await addFiles(page, [fox])
  await placedSays(page, '1 of 1 placed')
  await setCopies(page, 'fox.png', 120)
  await studio.getByText('more than our longest sheet').waitFor()
  await button('Put it on several sheets').click()
  const found = page.getByRole('dialog', { name: /\$180\.00|for \$/ })
  await found.getByText('It takes 2 sheets.', { exact: false }).waitFor()
  await found.getByRole('button', { name: 'Make these 2 sheets' }).click()
  await placedSays(page, '120 of 120 placed')
  await page.getByText('Sheet 1 of 2').waitFor()
  await shoot(page, 'several-sheets')
  await page.getByRole('application').focus()
  await page.keyboard.press('Alt+PageDown')
  await page.getByText('Sheet 2 of 2').waitFor()
  await page.keyboard.press('Alt+PageUp')
  await page.getByText('Sheet 1 of 2').waitFor()
  // On a phone they are switched below the film.
  await page.setViewportSize(phone.viewport ?? { width: 0, height: 0 })
  await page.getByRole('navigation', { name: 'Panels' }).waitFor()
  await button('Next sheet').click()
  await page.getByText('Sheet 2 of 2').waitFor()
  await shoot(page, 'several-sheets-phone')
  await page.setViewportSize(desktop.viewport ?? { width: 0, height: 0 })
  await page.getByRole('application').focus()
  await page.keyboard.press('Alt+PageUp')
  await page.getByText('Sheet 1 of 2').waitFor()
  await button('Next sheet').click()
  await page.getByText('Sheet 2 of 2').waitFor()
  await expect.poll(async () => onEach((await keptSheet(page)) as StudioDocument)).toHaveLength(2)
  const [first = 0, second = 0] = onEach((await keptSheet(page)) as StudioDocument)
  expect(first + second).toBe(120)
  await button('Undo').click()
  await expect.poll(() => page.getByText('Sheet 2 of 2').count()).toBe(0)
  await button('Redo').click()
  await page.getByText('Sheet 1 of 2').waitFor()
  await button('Save design').click()

  await page.getByRole('heading', { name: 'Your Gang Sheet Design' }).waitFor()
  await page.getByText('2 sheets', { exact: true }).waitFor()
  await page.getByAltText('Your gang sheet').waitFor()
  await shoot(page, 'several-sheets-card')
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByRole('heading', { name: 'Gang Sheet, 2 sheets' }).waitFor()
  await page.getByText(/Sheet 1 of 2: 22 × \d+ in, Sheet 2 of 2: 22 × \d+ in/).waitFor()

  await shoot(page, 'several-sheets-cart')
  await page.getByRole('button', { name: 'Edit Gang Sheet' }).click()
  await placedSays(page, '120 of 120 placed')
  await page.getByText('Sheet 1 of 2').waitFor()
  await setCopies(page, 'fox.png', 20)
  await placedSays(page, '20 of 20 placed')
  await studio.getByRole('button', { name: /^It all fits on 22 × \d+ in: pay \$/ }).click()
  await expect.poll(() => page.getByText(/Sheet \d of 2/).count()).toBe(0)
  await button('Done').click()
  await page.waitForURL('**/cart')
  await page.getByRole('heading', { name: /^Gang Sheet 22 × \d+ in$/ }).waitFor()
  expect(complaints).toEqual([])
})
