import { expect, test } from 'vitest'
import { checkRulesSchema } from '#domain/checks/check-rules.ts'
import { desktop } from '#tests/harness/browser.ts'
import { fadedFile } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [await fadedFile()])
const desk = await sitDown(browser, shop, desktop, shelf)
const { page, complaints } = desk
const faded = shelf.sheetOf({ 'glow.png': 1 })

test('cropped-away parts are no longer warned about or marked on the heat map; by keyboard alone: warnings are confirmed before saving, and kept with the design', async () => {
  await desk.open(faded)
  const adjust = page.getByRole('complementary', { name: 'Adjust' })
  await adjust.getByText(/of “glow.png” is see-through/).waitFor()
  await page.getByRole('application').focus()
  await page.keyboard.press('Shift+C')
  const crop = page.getByRole('dialog', { name: 'Crop glow.png' })
  // The glow is below and to the right of the green square of 2 in.
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

  await page.getByRole('application').focus()
  await page.keyboard.press('x')
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

test('what the shop blocks cannot be saved until it is fixed', async () => {
  await shop.settings.change(
    { system: 'test' },
    { checkRules: checkRulesSchema.parse({ soft_pixels: 'block' }) },
  )
  await desk.open(faded)
  await page.getByRole('button', { name: 'Save design' }).click()
  const asked = page.getByRole('dialog', { name: 'Almost there' })
  await asked.getByRole('button', { name: 'Save design' }).and(page.locator(':disabled')).waitFor()
  await asked.getByRole('button', { name: 'See and repair' }).click()
  const close = page.getByRole('dialog', { name: 'How glow.png will print' })
  await close.getByRole('button', { name: 'Make edges hard' }).click()
  await close.getByRole('img', { name: 'After: no spots' }).waitFor()
  await close.getByRole('button', { name: 'Use the repaired one' }).click()
  await page.getByRole('dialog', { name: 'All fixed' }).getByRole('button', { name: 'Save design' }).click()
  await page.getByText('Sign in required').waitFor()
  expect(complaints).toEqual([])
})
