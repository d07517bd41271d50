import { expect, test } from 'vitest'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import { desktop, phone } from '#tests/harness/browser.ts'
import { boxedFile, fadedFile } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [await boxedFile(), await fadedFile()])
const desk = await sitDown(browser, shop, desktop, shelf)
const { page, complaints } = desk
const boxed = shelf.sheetOf({ 'logo.png': 1 })
const faded = shelf.sheetOf({ 'glow.png': 1 })

test('by mouse: a white box is told in words, seen as spots, taken away before and after, and undone', async () => {
  await desk.open(boxed)
  const adjust = page.getByRole('complementary', { name: 'Adjust' })
  await adjust.getByText(/“logo.png” stands in a white box/).waitFor()
  await adjust.getByRole('button', { name: 'See and repair' }).click()
  const dialog = page.getByRole('dialog', { name: 'How logo.png will print' })
  await dialog.getByRole('img', { name: 'As it is: one kind of spots' }).waitFor()
  await dialog.getByText('White box: is printed too').waitFor()
  await dialog.getByRole('button', { name: 'Take the white box away' }).click()
  await dialog.getByRole('img', { name: 'After: no spots' }).waitFor()
  await dialog.getByRole('button', { name: 'Use the repaired one' }).click()
  await dialog.waitFor({ state: 'detached' })
  await adjust.getByText('Nothing to fix.').waitFor()
  const width = page.getByLabel('Printed width of logo (no background).png in inches')
  await expect.poll(async () => Number(await width.inputValue())).toBeCloseTo(2.53, 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await adjust.getByText(/“logo.png” stands in a white box/).waitFor()
  expect(complaints).toEqual([])
})

test('what a crop takes away is not warned about any more, nor a spot of the heat map', async () => {
  await desk.open(faded)
  const adjust = page.getByRole('complementary', { name: 'Adjust' })
  await adjust.getByText(/of “glow.png” is see-through/).waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('Shift+C')
  const crop = page.getByRole('dialog', { name: 'Crop glow.png' })
  // The glow lies below and to the right of the green square of 2 in.
  for (const side of ['Width', 'Height']) {
    const field = crop.getByLabel(new RegExp(`${side} of the frame`))
    await field.fill('1.6')
    await field.press('Enter')
  }
  await crop.getByRole('button', { name: 'Crop', exact: true }).click()
  await crop.waitFor({ state: 'detached' })
  await adjust.getByText('Nothing to fix.').waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('x')
  const close = page.getByRole('dialog', { name: 'How glow.png will print' })
  await close.getByRole('img', { name: 'As it is: no spots' }).waitFor()
  await page.keyboard.press('Escape')
  await close.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await adjust.getByText(/of “glow.png” is see-through/).waitFor()
  expect(complaints).toEqual([])
})

test('by keyboard alone: what was warned about is asked before it is saved, and kept with the design', async () => {
  await desk.open(faded)
  await page.getByRole('application').focus()
  await page.keyboard.press('x')
  const close = page.getByRole('dialog', { name: 'How glow.png will print' })
  await close.getByText('See-through: prints grainy').waitFor()
  await close.getByRole('button', { name: 'Turn fades into dots' }).press('Enter')
  await close.getByRole('img', { name: 'After: no spots' }).waitFor()
  await close.getByRole('button', { name: 'Keep it as it is' }).press('Enter')
  await page.keyboard.press('Escape')
  await close.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Save design' }).press('Enter')
  const asked = page.getByRole('dialog', { name: 'Look at this first' })
  await asked.getByText(/of “glow.png” is see-through/).waitFor()
  await asked.getByRole('button', { name: 'Print it as it is' }).last().press('Enter')
  await page.getByText('Sign in required').waitFor()
  const { rows } = await shop.database.pool.query('select accepted from designs')
  expect(rows).toEqual([
    {
      accepted: [{ kind: 'soft_pixels', artworkId: expect.any(String), at: expect.any(String), by: 'Guest' }],
    },
  ])
  expect(complaints).toEqual([])
})

test('by touch: what the shop blocks cannot be saved until it is repaired', async () => {
  await shop.settings.change(
    { system: 'test' },
    { checkRules: checkRulesSchema.parse({ soft_pixels: 'block' }) },
  )
  const { page, complaints, open } = await sitDown(browser, shop, phone, shelf)
  await open(faded)
  await page.getByRole('button', { name: 'Done' }).tap()
  const asked = page.getByRole('dialog', { name: 'Almost there' })
  await asked.getByRole('button', { name: 'Save design' }).and(page.locator(':disabled')).waitFor()
  await asked.getByRole('button', { name: 'See and repair' }).tap()
  const close = page.getByRole('dialog', { name: 'How glow.png will print' })
  await close.getByRole('button', { name: 'Make edges hard' }).tap()
  await close.getByRole('img', { name: 'After: no spots' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await close.getByRole('button', { name: 'Use the repaired one' }).tap()
  await page.getByRole('dialog', { name: 'All fixed' }).getByRole('button', { name: 'Save design' }).tap()
  await page.getByText('Sign in required').waitFor()
  expect(complaints).toEqual([])
})
