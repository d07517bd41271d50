import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openPage } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { dragByMouse, drawnFile, inkOf, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, keepInBrowser, openKept, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const red = { r: 220, g: 30, b: 60 }

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 900, 600, red)
const shelf = await fillShelf(shop, [
  fox,
  // A right-angled triangle of 6 in: two of them fill the box of one.
  await drawnFile('corner.png', '<path d="M0 0 H900 L0 900 Z" fill="#dc1e3c"/>', 1_800),
])
const desk = await sitDown(browser, shop, desktop, shelf)
const { page, complaints } = desk
const oneFox = shelf.sheetOf({ 'fox.png': 1 })

const adjust = (page: Page) => page.getByRole('complementary', { name: 'Adjust' })
const filmUsed = async (page: Page): Promise<number> =>
  Number(
    (
      await adjust(page)
        .getByText(/of 24 in/)
        .textContent()
    )?.split(' ')[0],
  )

test('true shapes take less film than boxes; the film saved stands in inches and dollars; undone at once', async () => {
  // Three boxes stand side by side, and so do three pairs.
  await desk.open(shelf.sheetOf({ 'corner.png': 4 }))
  await expect.poll(() => filmUsed(page)).toBeGreaterThan(12)
  await adjust(page).getByRole('button', { name: 'True shapes' }).click()
  await expect.poll(() => filmUsed(page)).toBeLessThan(8)
  await adjust(page)
    .getByText(/Saves .* in of film beside plain rows, that is \$/)
    .waitFor()
  await expect.poll(() => page.getByText('No findings').count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => filmUsed(page)).toBeGreaterThan(12)
  expect(complaints).toEqual([])
})

test('by true shapes a sheet that is full by boxes takes more copies; what takes long is stopped, and the sheet stays as it was', async () => {
  // One row of three, as many as the boxes of 6 in leave room for.
  await desk.open(shelf.sheetOf({ 'corner.png': 3 }, 12))
  // The answer never comes, so that it is certain that the press was in time.
  await page.evaluate(() => {
    const Real = window.Worker
    window.Worker = class extends Real {
      constructor(...asked: ConstructorParameters<typeof Worker>) {
        super(...asked)
        if (String(asked[0]).includes('work-worker'))
          this.addEventListener('message', (event) => {
            if ('answer' in event.data) event.stopImmediatePropagation()
          })
      }
    }
  })
  await page.getByRole('button', { name: 'True shapes' }).click()
  const fill = page.getByRole('button', { name: 'Fill the sheet' })
  await fill.click()
  await page.getByRole('status').filter({ hasText: 'more copies so far' }).waitFor()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  await expect.poll(() => fill.isEnabled()).toBe(true)
  await placedSays(page, '3 of 3 placed')
  expect(complaints).toEqual([])
})

test('a file is dropped anywhere; what was trimmed is told, and its size is typed in dpi', async () => {
  await desk.openEmpty()
  const bytes = [...fox.buffer]
  await page.getByRole('application').evaluate((sheet, pixels) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([new Uint8Array(pixels)], 'fox.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      sheet.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await placedSays(page, '1 of 1 placed')
  // 900 × 600 px of ink in a file of 1,000 × 700.
  await page.getByText('23 % empty margin trimmed').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('n')
  const dpi = page.getByLabel('Printed size of fox.png in dpi')
  await expect.poll(() => dpi.inputValue()).toBe('300')
  await dpi.fill('150')
  const width = adjust(page).getByLabel('Printed width of fox.png in inches')
  await expect.poll(() => width.inputValue()).toBe('6')
  await adjust(page).getByText('150 dpi · Fine').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => width.inputValue()).toBe('3')
  expect(complaints).toEqual([])
})

test('guides and the way of laying out are saved with the design, and there again on another device', async () => {
  const shopper = { role: 'customer' as const, email: 'guides@example.com', fullName: 'Gil Guide' }
  const { page, complaints, actor } = await openSignedIn(browser, shop, desktop, shopper)
  const { each } = await fillShelf(shop, [fox], actor)
  await keepInBrowser(page, each)
  await openKept(page, each)
  await adjust(page).getByRole('button', { name: 'True shapes' }).click()
  await page.getByRole('application').focus()
  await page.keyboard.press(';')
  const guide = (one: Page) => one.getByLabel('Guide 1 from the left edge in inches')
  await guide(page).waitFor()
  const at = await guide(page).inputValue()
  await page.getByRole('button', { name: 'Save design' }).click()
  await page.getByText('Ready to Order').waitFor()
  const { rows } = await shop.database.pool.query('select id from designs where owner_id is not null')

  const { page: elsewhere } = await openPage(browser, { ...desktop, baseURL: shop.origin })
  await elsewhere.context().addCookies(await page.context().cookies())
  await elsewhere.goto(`/gang-sheet?design=${rows[0]?.id}`)
  await elsewhere.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  await expect.poll(() => guide(elsewhere).inputValue()).toBe(at)
  const byShape = adjust(elsewhere).getByRole('button', { name: 'True shapes' })
  await expect.poll(() => byShape.getAttribute('aria-pressed')).toBe('true')
  expect(complaints).toEqual([])
})

test('guides come out of the ruler, hold what comes near, and are moved and removed by keyboard', async () => {
  await desk.open(oneFox)
  await expect.poll(async () => (await inkOf(page, red)).right).toBeGreaterThan(0)
  const sheet = await page.getByRole('application').boundingBox()
  if (!sheet) throw new Error('No sheet')
  const ink = await inkOf(page, red)
  const across = ink.right + 160
  await dragByMouse(page, { x: sheet.x + 8, y: ink.y }, { x: across, y: ink.y + 30 })
  const field = page.getByLabel('Guide 1 from the left edge in inches')
  await field.waitFor()
  const at = Number(await field.inputValue())
  await dragByMouse(page, ink, { x: across + (ink.x - ink.left) + 4, y: ink.y + 120 })
  const left = page.getByLabel('Distance from the left edge in inches')
  await expect.poll(async () => Number(await left.inputValue())).toBeCloseTo(at, 1)
  await page.keyboard.press('Escape')
  await field.press('ArrowUp')
  await expect.poll(async () => Number(await field.inputValue())).toBeCloseTo(at + 0.1, 1)
  await page.getByRole('button', { name: 'Add across' }).click()
  await page.getByLabel('Guide 1 from the top edge in inches').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('Shift+G')
  await field.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await field.waitFor()
  expect(complaints).toEqual([])
})
