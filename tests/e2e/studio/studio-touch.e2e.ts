import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StudioPlacement } from '#domain/studio/studio-document.ts'
import { phone } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import {
  boxedFile,
  dragByFinger,
  fadedFile,
  keptSheet,
  type PictureFile,
  pictureFile,
  placedSays,
} from '#tests/harness/pages/studio.ts'
import { fillShelf, keepInBrowser, openKept } from '#tests/harness/pages/studio-desk.ts'
import { fingersOf } from '#tests/harness/pages/touch.ts'
import { useShop } from '#tests/harness/use-shop.ts'

// On a phone of 390 px, from a started sheet to the cart, using the studio's tools with fingers only; texts and team
// lists are typed there in studio-text.e2e.ts.

const red = { r: 220, g: 30, b: 60 }
const blue = { r: 20, g: 90, b: 200 }

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 900, 600, red)
const owl = await pictureFile('owl.png', 900, 600, blue)
const logo = await boxedFile()
const glow = await fadedFile()

type PanelName = 'Artwork' | 'Layers' | 'Adjust'

async function enterStudio() {
  const customer = { role: 'customer', email: `ada-${randomUUID()}@touch.example`, fullName: 'Ada' } as const
  const { page, complaints, actor } = await openSignedIn(
    browser,
    shop,
    { ...phone, reducedMotion: 'reduce' },
    customer,
  )
  const { sheetOf } = await fillShelf(shop, [fox, owl, logo], actor)
  const sheet = sheetOf({ 'fox.png': 4, 'owl.png': 3, 'logo.png': 1 })
  await keepInBrowser(page, sheet)
  await openKept(page, sheet)
  const studio = page.getByRole('dialog', { name: 'Gang sheet studio' })
  const fingers = await fingersOf(page)
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
  const panel = async (name: PanelName): Promise<Locator> => {
    const opener = studio.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name })
    if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.tap()
    const opened = page.getByRole('region', { name, exact: true })
    await opened.waitFor()
    return opened
  }
  const openCommands = async (): Promise<Locator> => {
    const list = page.getByRole('listbox', { name: 'Commands' })
    // Chromium takes a tap right after a drag for one that stops the drag's momentum.
    const isOpen = async (): Promise<boolean> => {
      if (!(await list.isVisible())) await button('Commands').tap()
      return list.isVisible()
    }
    await expect.poll(isOpen, { interval: 1_000 }).toBe(true)
    return list
  }
  return {
    ...{ page, complaints, actor, studio, fingers, button, panel },
    dialog: (name: string | RegExp) => page.getByRole('dialog', { name }),
    toast: (words: string) => page.locator('[data-sonner-toast]', { hasText: words }).first().waitFor(),
    closePanel: () => button('Close the panel').tap(),
    async command(name: string) {
      const list = await openCommands()
      await list.getByRole('option', { name }).tap()
      await list.waitFor({ state: 'detached' })
    },
    async addFiles(...files: PictureFile[]) {
      const artwork = await panel('Artwork')
      const chooser = page.waitForEvent('filechooser')
      const browse = artwork.getByText('Drop your files here, or browse')
      await ((await browse.isVisible()) ? browse : button('Add artwork', artwork)).tap()
      await (await chooser).setFiles(files)
    },
    async toTheCart() {
      await page.getByText('Ready to Order').waitFor()
      await fitsThePhone(page)
      expect(await problems(page)).toEqual([])
      await button('Add to Cart').tap()
      await page.waitForURL('**/cart')
      await page
        .getByText(/^Gang Sheet 22 × \d+ in/)
        .first()
        .waitFor()
      expect(complaints).toEqual([])
    },
  }
}

const fitsThePhone = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

const placements = async (page: Page): Promise<readonly StudioPlacement[]> =>
  (await keptSheet(page))?.placements ?? []

test('by touch, creating and checking: part of an artwork is cropped and the sheet filled with it, distributed, cheapest size, a repair, guides, the look; a warning accepted, and into the cart', async () => {
  const { page, fingers, button, panel, dialog, toast, closePanel, command, addFiles, toTheCart } =
    await enterStudio()

  await panel('Artwork')
  const owls = page.getByRole('group', { name: 'Copies of owl.png' })
  await owls.getByRole('button', { name: 'One more' }).tap()
  await placedSays(page, '9 of 9 placed')
  const adjust = await panel('Adjust')
  await button('Spread copies', adjust).tap()
  await toast('Copies spread out')
  await button('True shapes', adjust).tap()
  await adjust.getByRole('button', { name: 'True shapes', pressed: true }).waitFor()
  await button('Boxes', adjust).tap()
  await adjust.getByRole('button', { name: 'Boxes', pressed: true }).waitFor()
  await button('Cheapest size', adjust).tap()
  const cheapest = dialog('22 × 12 in for $6.00')
  await fitsThePhone(page)
  await button('Use 22 × 12 in', cheapest).tap()
  await cheapest.waitFor({ state: 'detached' })
  await button('Undo').tap()
  await placedSays(page, '9 of 9 placed')
  await closePanel()
  await panel('Layers')
  await button(/^fox\.png 1/).tap()
  await panel('Adjust')
  await button('Crop', adjust).tap()
  const crop = dialog('Crop fox.png')
  const edge = await crop.getByRole('button', { name: 'Right edge of the frame' }).boundingBox()
  const frame = await crop.getByRole('button', { name: 'Frame: arrow keys move it' }).boundingBox()
  if (!edge || !frame) throw new Error('There is no frame')
  const grip = { x: edge.x + edge.width / 2, y: edge.y + edge.height / 2 }
  await dragByFinger(page, grip, { x: grip.x - frame.width / 2, y: grip.y })
  await crop.getByText(/Prints 1\.\d+ × 2\.00 in at 300 dpi/).waitFor()
  await fitsThePhone(page)
  await button('Undo', crop).tap()
  await crop.getByText('Prints 3.00 × 2.00 in').waitFor()
  await button('Redo', crop).tap()
  await button('Crop', crop).tap()
  await crop.waitFor({ state: 'detached' })
  const width = page.getByLabel('Printed width of fox.png in inches').filter({ visible: true }).first()
  await expect.poll(async () => Number(await width.inputValue())).toBeCloseTo(1.5, 0)
  await button('Fill the sheet', adjust).tap()
  await toast('The sheet is full')
  await expect.poll(async () => (await placements(page)).length).toBeGreaterThan(40)
  await button('Undo').tap()
  await placedSays(page, '9 of 9 placed')
  await button('Undo').tap()
  await expect.poll(() => width.inputValue()).toBe('3')

  await panel('Layers')
  await button(/^logo\.png 1/).tap()
  await panel('Adjust')
  await button('Look closely', adjust).tap()
  const closer = dialog('How logo.png will print')
  await closer.getByRole('img', { name: 'As it is: one kind of spot' }).waitFor()
  await closer.locator('label', { hasText: 'Show the spots' }).tap()
  await button('Remove the white box', closer).tap()
  await closer.getByRole('img', { name: 'After: no spots' }).waitFor()
  await fitsThePhone(page)
  await button('Use the repaired one', closer).tap()
  await closer.waitFor({ state: 'detached' })
  const names = async () => (await keptSheet(page))?.items.map(({ name }) => name)
  await expect.poll(names).toContain('logo (no background).png')

  // A guide is dragged out of the ruler, and removed with its own button.
  await closePanel()
  const sheet = await page.getByRole('application').boundingBox()
  const ruler = { x: 200, y: (sheet?.y ?? 0) + 10 }
  const isUncovered = () =>
    page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('[role=application]') !== null,
      ruler,
    )
  await expect.poll(isUncovered).toBe(true)
  await fingers.drag(ruler, { x: 200, y: ruler.y + 150 })
  const guides = async () => (await keptSheet(page))?.guides?.horizontal.length ?? 0
  await expect.poll(guides).toBe(1)
  await command('Select nothing')
  await panel('Adjust')
  await button('Remove guide 1 from the top edge', adjust).tap()
  await expect.poll(guides).toBe(0)
  await button('Millimeters', adjust).tap()
  await adjust.getByRole('button', { name: 'Millimeters', pressed: true }).waitFor()
  await adjust.getByRole('checkbox', { name: 'Grid' }).tap()
  await adjust.getByRole('checkbox', { name: 'Grid', checked: true }).waitFor()
  await button('Black shirt', adjust).tap()
  await adjust.getByRole('button', { name: 'Black shirt', pressed: true }).waitFor()
  await closePanel()
  await command('Show it on: White shirt')
  await panel('Adjust')
  await adjust.getByRole('button', { name: 'White shirt', pressed: true }).waitFor()

  await addFiles(glow)
  await placedSays(page, '10 of 10 placed')
  await button('Done').tap()
  const asked = dialog('Look at this first')
  await asked.getByText(/of “glow.png” is see-through/).waitFor()
  await button('Print it as it is', asked).tap()
  await toast('Design Saved')
  await toTheCart()
})
