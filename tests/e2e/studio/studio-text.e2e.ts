import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, phone } from '#tests/harness/browser.ts'
import { openByKeys, type Walk } from '#tests/harness/pages/keyboard-walk.ts'
import { pick } from '#tests/harness/pages/pick.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { dialogOver, inkOf, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, forgetAll, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { walkedCommands } from '#tests/harness/pages/walked-commands.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const red = { r: 220, g: 30, b: 60 }
const blue = { r: 20, g: 60, b: 200 }

const { shop, browser } = await useShop({ isAlive: true })
const nothing = await fillShelf(shop, [])
const desk = await sitDown(browser, shop, desktop, nothing)
const hand = await sitDown(browser, shop, phone, nothing)

const walked = new Set<string>()
/** An empty sheet, where commands are run with their keys. */
async function walkOnEmpty(): Promise<Omit<Walk, 'complaints'>> {
  await forgetAll(desk.page)
  desk.complaints.length = 0
  await desk.page.goto('/builder')
  return openByKeys(desk.page, walked)
}

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const colorOf = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** "Prints 8.2 × 2.1 in". */
async function printedSize(page: Page): Promise<{ width: number; height: number }> {
  const words = await page.getByText(/^Prints [\d.]+ × [\d.]+ in$/).textContent()
  const [width = 0, height = 0] = (words ?? '').match(/[\d.]+/g)?.map(Number) ?? []
  return { width, height }
}

test('text is set, goes on the sheet in its color, is changed later in all its copies, and undone', async () => {
  const { page, complaints } = desk
  const walk = await walkOnEmpty()
  await walk.run('add text')
  const adding = dialogOf(page, 'Add text')
  await adding.getByLabel('Text', { exact: true }).fill('HILL')
  await colorOf(page, 'Color').fill('#dc1e3c')
  await adding.getByLabel('Height of capital letters in inches').fill('1')
  await adding.getByRole('img', { name: 'How “HILL” will print' }).waitFor()
  await expect.poll(async () => (await printedSize(page)).height).toBe(1)
  const straight = await printedSize(page)
  await walk.choose(adding.getByRole('radio', { name: 'Arch up' }))
  await expect.poll(async () => (await printedSize(page)).height).toBeGreaterThan(straight.height)
  await pick(adding.getByRole('radio', { name: 'Straight' }))
  await expect.poll(async () => printedSize(page)).toEqual(straight)
  await walk.enter(adding.getByRole('button', { name: 'Add to the sheet' }))
  await placedSays(page, '1 of 1 placed')
  await adding.waitFor({ state: 'detached' })
  await walk.hasKeys()
  await expect.poll(async () => Number.isFinite((await inkOf(page, red)).x)).toBe(true)
  const width = page.getByLabel('Printed width of HILL in inches').first()
  expect(Number(await width.inputValue())).toBeCloseTo(straight.width, 1)

  const copies = page.getByRole('group', { name: 'Copies of HILL' }).getByRole('textbox')
  await copies.fill('3')
  await copies.blur()
  await placedSays(page, '3 of 3 placed')
  await page.getByRole('application').focus()
  await walk.run('select next')
  await walk.run('edit text')
  const changing = dialogOf(page, 'Change the text')
  await expect.poll(() => changing.getByLabel('Text', { exact: true }).inputValue()).toBe('HILL')
  await expect.poll(() => colorOf(page, 'Color').inputValue()).toBe('#dc1e3c')
  await expect.poll(() => changing.getByLabel('Height of capital letters in inches').inputValue()).toBe('1')
  await walk.type(changing.getByLabel('Text', { exact: true }), 'HAWKS')
  await colorOf(page, 'Color').fill('#143cc8')
  await pick(changing.getByRole('radio', { name: 'Playfair Extra Bold' }))
  await changing.getByRole('checkbox', { name: 'Outline around the letters' }).check()
  await changing.getByRole('img', { name: 'How “HAWKS” will print' }).waitFor()
  await walk.enter(changing.getByRole('button', { name: 'Change it' }))
  await changing.waitFor({ state: 'detached' })
  await walk.hasKeys()
  await placedSays(page, '3 of 3 placed')
  await expect.poll(async () => Number.isFinite((await inkOf(page, blue)).x)).toBe(true)
  expect(Number.isFinite((await inkOf(page, red)).x)).toBe(false)

  // Everything as before, even after a reload.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => Number.isFinite((await inkOf(page, red)).x)).toBe(true)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(async () => Number.isFinite((await inkOf(page, blue)).x)).toBe(true)
  await page.reload()
  await page.getByRole('button', { name: 'Change the text HAWKS' }).first().click()
  await changing.getByRole('checkbox', { name: 'Outline around the letters', checked: true }).waitFor()
  await changing.getByRole('radio', { name: 'Playfair Extra Bold', checked: true }).waitFor()
  expect(complaints).toEqual([])
})

test('by keyboard alone: characters that a font lacks are named, on any line of a long list too, and a font that has them is one key away', async () => {
  const { page, complaints } = desk
  await desk.openEmpty()
  await page.getByRole('application').focus()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Find a command' }).focus()
  await page.keyboard.type('add text')
  await page.keyboard.press('Enter')
  const adding = dialogOf(page, 'Add text')
  await adding.getByLabel('Text', { exact: true }).focus()
  await page.keyboard.type('Жук')
  await adding.getByText('These characters aren’t in this font: Ж у к').waitFor()
  await expect.poll(() => adding.getByRole('button', { name: 'Add to the sheet' }).isDisabled()).toBe(true)
  expect(await problems(page, { include: dialogOver })).toEqual([])
  await adding.getByRole('button', { name: 'Use Playfair Extra Bold' }).focus()
  await page.keyboard.press('Enter')
  await adding.getByRole('img', { name: 'How “Жук” will print' }).waitFor()
  await expect.poll(() => adding.getByRole('button', { name: 'Add to the sheet' }).isEnabled()).toBe(true)
  await page.keyboard.press('Escape')
  await adding.waitFor({ state: 'detached' })

  // In a long list as well.
  await page.getByRole('application').focus()
  await page.keyboard.press('Shift+L')
  const naming = dialogOf(page, 'Names and numbers')
  const names = Array.from({ length: 14 }, (_, at) => `${at === 12 ? 'Жук' : 'Amy'},${at + 10}`)
  await naming.getByLabel('List', { exact: true }).fill(['Player,#', ...names].join('\n'))
  await naming.getByText('Line 14: not in this font: Ж у к').waitFor()
  const addNames = naming.getByRole('button', { name: 'Add to the sheet' })
  expect(await addNames.isDisabled()).toBe(true)
  expect(await problems(page, { include: dialogOver })).toEqual([])
  await naming.getByRole('button', { name: 'Use Playfair Extra Bold' }).click()
  await naming.getByText('Line 14: not in this font').waitFor({ state: 'detached' })
  await expect.poll(() => addNames.isEnabled()).toBe(true)
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('on a phone: text by touch, nothing wider than the screen; the sheet’s own checks warn about hairlines', async () => {
  const { page, complaints } = hand
  await hand.openEmpty()
  await page.getByRole('button', { name: 'Artwork', exact: true }).tap()
  await page.getByRole('button', { name: 'Add text' }).tap()
  const adding = dialogOf(page, 'Add text')
  await adding.getByLabel('Text', { exact: true }).fill('thin lines')
  await pick(adding.getByRole('radio', { name: 'Playfair Bold Italic' }))
  await adding.getByLabel('Height of capital letters in inches').fill('0.15')
  await adding.getByRole('img', { name: 'How “thin lines” will print' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.screen.width))
    .toBe(true)
  await adding.getByRole('button', { name: 'Add to the sheet' }).tap()
  await placedSays(page, '1 of 1 placed')
  await page.getByRole('button', { name: 'Adjust', exact: true }).tap()
  await page
    .getByText(/“thin lines”.*(thin|narrow)/i)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})

/** The server draws each piece in print pixels: seconds of work, which take minutes on a busy machine. */
const asLongAsItTakes = { state: 'detached', timeout: 240_000 } as const

const two = 'Player,#,Size,Qty\nAmy,7,Youth,1\nBo,12,Adult,2'
const team = `${two}\nCy,x9,Adult,1\nDee,7,Adult,1`

test('a pasted team list becomes names and numbers, grouped per player; changed later, and undone in one step', async () => {
  const { page, complaints } = desk
  const walk = await walkOnEmpty()
  await walk.run('names and numbers')
  const adding = dialogOf(page, 'Names and numbers')
  await adding.getByLabel('List', { exact: true }).fill(team)
  await adding.getByText('Line 4: “x9” is not a number.').waitFor()
  await adding.getByText('Line 5: Number 7 is also on line 2.').waitFor()
  await expect.poll(() => adding.getByLabel('Number', { exact: true }).inputValue()).toBe('1')
  await adding.getByLabel('Number height of row 1 in inches').fill('1.5')
  await adding.getByLabel('Number height of row 2 in inches').fill('1')
  await adding.getByRole('img', { name: 'How 7 Amy, number will print' }).waitFor()
  await adding.getByText('3 players, 8 pieces').waitFor()
  await walk.type(adding.getByLabel('List', { exact: true }), two)
  await adding.getByText('2 players, 6 pieces').waitFor()
  await walk.enter(adding.getByRole('button', { name: 'Add to the sheet' }))
  await adding.waitFor(asLongAsItTakes)
  await placedSays(page, '6 of 6 placed')
  await walk.hasKeys()
  const height = async (name: string) =>
    Number(await page.getByLabel(`Printed height of ${name} in inches`).inputValue())
  // The font's tallest digit is as tall as requested; a 7 and a 12 are a hair shorter.
  expect([await height('7 Amy, number'), await height('12 Bo, number'), await height('7 Amy, name')]).toEqual(
    [0.97, 1.48, 1.5],
  )
  await page.getByRole('tab', { name: 'Layers' }).click()
  await page.getByRole('button', { name: /^12 Bo, number 2/ }).click()
  await page.getByText('4 copies selected').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('There’s nothing on the sheet yet.').waitFor()
  await page.getByRole('button', { name: 'Redo' }).click()
  await placedSays(page, '6 of 6 placed')

  await page.reload()
  await page.getByRole('button', { name: 'Change the team list' }).click()
  const changing = dialogOf(page, 'Change the names and numbers')
  await expect.poll(() => changing.getByLabel('List', { exact: true }).inputValue()).toBe(two)
  await expect.poll(() => changing.getByLabel('Number height of row 2 in inches').inputValue()).toBe('1')
  await changing.getByLabel('List', { exact: true }).fill(two.split('\n').slice(0, 2).join('\n'))
  await changing.getByText('1 player, 2 pieces').waitFor()
  await walk.enter(changing.getByRole('button', { name: 'Change them' }))
  await changing.waitFor({ state: 'detached' })
  await placedSays(page, '2 of 2 placed')
  await page.getByRole('application').focus()
  await walk.run('change names')
  await changing.waitFor()
  await page.keyboard.press('Escape')
  expect(complaints).toEqual([])
})

test('on a phone: a CSV of a team too large for the sheet becomes one piece each, and a longer sheet is offered', async () => {
  const { page, complaints } = hand
  await hand.openEmpty(/22 × 12 in/)
  await page.getByRole('button', { name: 'Artwork', exact: true }).tap()
  await page.getByRole('button', { name: 'Team list' }).tap()
  const adding = dialogOf(page, 'Names and numbers')
  await adding.getByLabel('CSV file of the list').setInputFiles({
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFname;no;qty\r\nPlayer A;20;3'),
  })
  await adding.getByText('1 player, 6 pieces').waitFor()
  await pick(adding.getByRole('radio', { name: 'Name above number, as one' }))
  await adding.getByText('1 player, 3 pieces').waitFor()
  await adding.getByRole('img', { name: 'How 20 Player A will print' }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.screen.width))
    .toBe(true)
  await adding.getByRole('button', { name: 'Add to the sheet' }).tap()
  await adding.waitFor(asLongAsItTakes)
  await page.getByRole('button', { name: 'Adjust', exact: true }).tap()
  await page
    .getByText(/does not fit on this sheet/)
    .first()
    .waitFor()
  await page
    .getByRole('button', { name: /Use 22 × \d+ in/ })
    .first()
    .tap()
  await placedSays(page, '3 of 3 placed')
  expect(complaints).toEqual([])
})

test('these walks ran the commands they claim to run', () => {
  expect([...walked].sort()).toEqual([...walkedCommands['studio-text']].sort())
})
