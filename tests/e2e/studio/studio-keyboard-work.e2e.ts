import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { inches, inchesToMm, mm, mmToInches } from '#domain/units.ts'
import { desktop } from '#tests/harness/browser.ts'
import { openSignedIn } from '#tests/harness/open-signed-in.ts'
import { boxOf, copiesOf, openByKeys, type Walk, walkAtDesk } from '#tests/harness/pages/keyboard-walk.ts'
import { boxedFile, drawnFile, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, forgetAll, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { toast } from '#tests/harness/pages/toast.ts'
import { walkedCommands } from '#tests/harness/pages/walked-commands.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const { shop, browser } = await useShop({ isAlive: true })
const fox = await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 })
const hen = await pictureFile('hen.png', 900, 600, { r: 20, g: 90, b: 200 })
const shelf = await fillShelf(shop, [
  fox,
  await boxedFile(),
  // Two of these right triangles fill one's box.
  await drawnFile('corner.png', '<path d="M0 0 H900 L0 900 Z" fill="#dc1e3c"/>', 1_800),
  await drawnFile('block.png', '<rect width="900" height="900" fill="#1450c8"/>', 1_800),
])
const permissions = ['clipboard-read', 'clipboard-write']
const desk = await sitDown(browser, shop, { ...desktop, permissions }, shelf)
const walked = new Set<string>()

const adjust = (page: Page) => page.getByRole('complementary', { name: 'Adjust' })
const isAtRest = (page: Page) => page.getByText(/^(Arranging|Improving)…$/).waitFor({ state: 'detached' })
/** The artworks as placed, row by row. */
const laidOrder = ({ items, placements }: StudioDocument) =>
  [...placements]
    .sort((one, other) => Math.round(one.y - other.y) || one.x - other.x)
    .map(({ itemId }) => items.find(({ id }) => id === itemId)?.name)
const topOf = (name: string) => (sheet: StudioDocument) => boxOf(sheet, name).top

test('the sheet is laid out again in every way and filled, and its gaps and the cheapest size are set', async () => {
  const walk = await walkAtDesk(desk, walked, shelf.sheetOf({ 'fox.png': 1 }))
  const { page, run, sheetIs, isSaid, complaints } = walk
  await run('packing')
  await sheetIs(({ packing }) => packing, 'shapes')
  await isSaid('Laid out by true shapes.')
  await run('packing')
  await sheetIs(({ packing }) => packing, 'boxes')

  await isAtRest(page)
  await run('select next')
  await run('move Shift+ArrowDown')
  await sheetIs(topOf('fox.png'), 0.6)
  await run('arrange unlocked')
  await isSaid('Laid out again.')
  await isAtRest(page)
  await sheetIs(topOf('fox.png'), 0.6)
  await run('arrange selected')
  await sheetIs(topOf('fox.png'), 0.1)
  await run('lock')
  await sheetIs(({ placements }) => placements.every(({ locked }) => locked), true)
  await run('arrange')
  await sheetIs(({ placements }) => placements.some(({ locked }) => locked), false)

  const gapsOf = ({ sheet }: StudioDocument) =>
    [sheet.spacing, sheet.margin].map((gap) => Math.round(mmToInches(gap) * 100) / 100)
  await run('select none')
  const usual = gapsOf(await walk.sheet())
  await walk.type(page.getByLabel('Gap between artworks in inches'), '0.3')
  await walk.type(page.getByLabel('Margin at the edge in inches'), '0.5')
  await sheetIs(gapsOf, [0.3, 0.5])
  await walk.press('Shift+F6')
  await run('shop gaps')
  await sheetIs(gapsOf, usual)

  await run('fill')
  await toast(page, 'The sheet is full')
  await sheetIs((sheet) => copiesOf(sheet, 'fox.png').length > 60, true)
  await run('undo')
  await placedSays(page, '1 of 1 placed')

  await run('cheapest')
  const dialog = page.getByRole('dialog', { name: '22 × 12 in for $6.00' })
  await walk.enter(dialog.getByRole('button', { name: 'Use 22 × 12 in' }))
  await dialog.waitFor({ state: 'detached' })
  await sheetIs(({ sheet }) => sheet.height, inchesToMm(inches(12)))

  expect(complaints).toEqual([])
})

test('with true shapes a cheaper size holds what boxes need a longer one for, and only similar outlines trade places', async () => {
  const walk = await walkAtDesk(desk, walked, shelf.sheetOf({ 'corner.png': 4 }))
  const { page, run, complaints } = walk
  const cheapest = async (title: string): Promise<void> => {
    await run('cheapest')
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.waitFor()
    await walk.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await walk.hasKeys()
  }
  await cheapest('22 × 24 in for $12.00')
  await run('packing')
  await cheapest('22 × 12 in for $6.00')

  const withBlock = shelf.sheetOf({ 'corner.png': 4, 'block.png': 1 })
  expect(complaints).toEqual([])
  await desk.open({ ...withBlock, packing: 'shapes' })
  await run('spread')
  await toast(page, 'Nothing to spread', 'Only artworks of the same size and outline can swap places.')
  await run('packing')
  await isAtRest(page)
  await walk.sheetIs(({ isArranged }) => isArranged, true)
  const before = laidOrder(await walk.sheet())
  await run('spread')
  await toast(page, 'Copies spread out')
  await walk.sheetIs((sheet) => laidOrder(sheet).join() !== before.join(), true)
  expect(complaints).toEqual([])
})

test('artwork is cropped, repaired, pasted and picked; a white box is reported in text, shown as spots, removed before and after, and undone', async () => {
  const walk = await walkAtDesk(desk, walked, shelf.sheetOf({ 'fox.png': 1, 'logo.png': 1 }))
  const { page, run, sheetIs, complaints } = walk
  const itemNames = ({ items }: StudioDocument) => items.map(({ name }) => name)
  const inDialog = async (
    name: string | RegExp,
    work: (dialog: ReturnType<Page['getByRole']>) => Promise<void>,
  ) => {
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    await work(dialog)
    await dialog.waitFor({ state: 'detached', timeout: 240_000 })
    await walk.hasKeys()
  }
  await select(walk, 'fox.png')
  await run('crop')
  await inDialog('Crop fox.png', async (dialog) => {
    await walk.tabTo(dialog.getByRole('button', { name: 'Right edge of the frame' }))
    await walk.press('Shift+ArrowLeft', 'ArrowLeft')
    await dialog.getByText('Prints 2.45 × 2.00 in').waitFor()
    await walk.type(dialog.getByLabel('Height of the frame in inches'), '1.5')
    await dialog.getByText('Prints 2.45 × 1.50 in').waitFor()
    await walk.enter(dialog.getByRole('button', { name: 'Crop', exact: true }))
  })
  await sheetIs(({ items }) => items.map(({ crop }) => crop !== undefined), [true, false])

  await run('findings')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('“logo.png” has a white box behind it')
  await walk.enter(adjust(page).getByRole('button', { name: 'Show', exact: true }))
  await adjust(page).getByText('1 copy selected').waitFor()
  await walk.press('Shift+F6')
  await run('check')
  await inDialog('How logo.png will print', async (dialog) => {
    await dialog.getByRole('img', { name: 'As it is: one kind of spot' }).waitFor()
    await dialog.getByText('White box: prints too').waitFor()
    await walk.enter(dialog.getByRole('button', { name: 'Remove the white box' }))
    await dialog.getByRole('img', { name: 'After: no spots' }).waitFor()
    await walk.enter(dialog.getByRole('button', { name: 'Use the repaired one' }))
  })
  const repaired = ['fox.png', 'logo (no background).png']
  await sheetIs(itemNames, repaired)
  await run('select none')
  await adjust(page).getByText('Nothing to fix.').waitFor()
  const [round] = copiesOf(await walk.sheet(), 'logo (no background).png')
  expect(mmToInches(round?.width ?? mm(0))).toBeCloseTo(2.53, 1)
  await run('undo')
  await sheetIs(itemNames, ['fox.png', 'logo.png'])
  await adjust(page)
    .getByText(/“logo.png” has a white box behind it/)
    .waitFor()
  await run('redo')
  await sheetIs(itemNames, repaired)

  await run('your pictures')
  await inDialog('Your pictures', async (dialog) => {
    await walk.enter(dialog.getByRole('button', { name: /^fox.png/ }))
    await walk.enter(dialog.getByRole('button', { name: 'Add to the sheet' }))
  })
  await placedSays(page, '3 of 3 placed')
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(300, 200)
    canvas.getContext('2d')?.fillRect(20, 20, 200, 100)
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await canvas.convertToBlob() })])
  })
  await run('paste')
  await placedSays(page, '4 of 4 placed')

  await run('select all')
  await run('select none')
  expect(complaints).toEqual([])
})

/** Steps through the copies until one with this name is selected. */
async function select({ page, run }: Walk, name: string): Promise<void> {
  const heading = adjust(page).getByText(name, { exact: true })
  for (let step = 0; step < 12; step++) {
    await run('select next')
    await adjust(page).getByText('1 copy selected').waitFor()
    if ((await heading.count()) > 0) return
  }
  throw new Error(`${name} is never selected`)
}

test('a sheet is left and found again, saved with its guides and layout method, put into the cart, and found again on another device', async () => {
  const email = `keys-${crypto.randomUUID()}@example.com`
  const shopper = { role: 'customer' as const, email, fullName: 'Kay Keys' }
  const { page, complaints } = await openSignedIn(browser, shop, desktop, shopper)
  await page.goto('/builder')
  const walk = await openByKeys(page, walked)
  await walk.chooseFile(page.getByRole('dialog').locator('input[type=file]').first(), fox)
  await placedSays(page, '1 of 1 placed')
  await walk.tabTo(page.getByRole('application'))
  await walk.add([hen], '2 of 2 placed')
  await walk.sheetIs(({ placements }) => placements.length, 2)
  await walk.run('close')
  const studio = page.getByRole('dialog', { name: 'Gang sheet studio' })
  await studio.waitFor({ state: 'detached' })
  const isOnPage = () => page.evaluate(() => document.activeElement !== document.body)
  await expect.poll(isOnPage).toBe(true)
  await walk.enter(page.getByRole('button', { name: 'Open the studio' }))
  await placedSays(page, '2 of 2 placed')
  await walk.run('packing')
  await walk.run('guide down')
  const guide = page.getByLabel('Guide 1 from the left edge in inches')
  await guide.waitFor()
  const at = await guide.inputValue()
  await walk.run('save')
  await page.getByText('Ready to Order').waitFor()
  await expect.poll(isOnPage).toBe(true)
  await walk.enter(page.getByRole('button', { name: 'Add to Cart' }))
  await page.waitForURL('**/cart')
  await page.getByText('Gang Sheet 22 × 24 in').first().waitFor()
  await page.getByRole('button', { name: 'Edit Gang Sheet' }).waitFor()

  // A browser with nothing stored counts as another device.
  const { rows } = await shop.database.pool.query('select id from designs')
  expect(rows).toHaveLength(1)
  await forgetAll(page)
  await page.goto(`/gang-sheet?design=${rows[0]?.id}`)
  await studio.waitFor()
  await expect.poll(() => guide.inputValue()).toBe(at)
  await adjust(page).getByRole('button', { name: 'True shapes', pressed: true }).waitFor()
  expect(complaints).toEqual([])
})

test('these walks ran the commands they claim to run', () => {
  expect([...walked].sort()).toEqual([...walkedCommands['studio-keyboard-work']].sort())
})
