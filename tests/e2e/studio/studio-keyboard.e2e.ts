import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type grounds, nameGround } from '#app/studio/editor/ground.ts'
import type { StudioDocument } from '#domain/studio/studio-document.ts'
import { mm, mmToInches } from '#domain/units.ts'
import { desktop } from '#tests/harness/browser.ts'
import { boxOf, copiesOf, type Walk, walkAtDesk } from '#tests/harness/pages/keyboard-walk.ts'
import { inkOf, pictureFile, placedSays } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { walkedCommands } from '#tests/harness/pages/walked-commands.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const red = { r: 220, g: 30, b: 60 }
const names = ['fox.png', 'owl.png', 'oak.png']

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [
  await pictureFile('fox.png', 900, 600, red),
  await pictureFile('owl.png', 600, 600, { r: 20, g: 90, b: 200 }),
  await pictureFile('oak.png', 300, 900, { r: 20, g: 130, b: 60 }),
])
const desk = await sitDown(browser, shop, desktop, shelf)
const walked = new Set<string>()

const withThree = (): Promise<Walk> => walkAtDesk(desk, walked)

const adjust = (page: Page) => page.getByRole('complementary', { name: 'Adjust' })
const isSelected = (page: Page, words: string) => adjust(page).getByText(`${words} selected`).waitFor()

/** Steps through the copies until one of this artwork, and nothing else, is selected. */
async function choose({ page, run }: Walk, name: string): Promise<void> {
  const heading = adjust(page).getByText(name, { exact: true })
  for (let step = 0; step < 8; step++) {
    await run('select next')
    await isSelected(page, '1 copy')
    if ((await heading.count()) > 0) return
  }
  throw new Error(`${name} is never selected`)
}

const orderOf = ({ items, placements }: StudioDocument) =>
  placements.map(({ itemId }) => items.find(({ id }) => id === itemId)?.name)
const hundredths = (value: number) => Math.round(value * 100) / 100
test('one copy is selected, moved, resized, rotated, layered, copied and removed; all undone, and redone', async () => {
  const walk = await withThree()
  const { page, run, sheetIs, isSaid, complaints } = walk
  await run('select next')
  await isSelected(page, '1 copy')
  await isSaid('Selected: ')
  await run('select all')
  await isSelected(page, '3 copies')
  await run('select none')
  await isSaid('Nothing selected.')
  await run('select several')
  await run('select next')
  await run('select next')
  await isSelected(page, '2 copies')
  await run('select several')
  await run('select previous')
  await isSelected(page, '1 copy')

  // The rows of the layers list select the one that gets the focus, and respond to the sheet's keys.
  await walk.press('Shift+F6', 'ArrowRight', 'Enter')
  await walk.tabTo(page.getByRole('button', { name: /^fox.png 1/ }))
  await adjust(page).getByText('fox.png', { exact: true }).waitFor()
  const at = boxOf(await walk.sheet(), 'fox.png')
  const cornerIs = (x: number, y: number) =>
    sheetIs(
      (sheet) => {
        const { left, top } = boxOf(sheet, 'fox.png')
        return [Math.abs(left - at.left - x) < 0.011, Math.abs(top - at.top - y) < 0.011]
      },
      [true, true],
    )
  await run('move ArrowRight')
  await cornerIs(0.05, 0)
  await run('move Shift+ArrowDown')
  await cornerIs(0.05, 0.5)
  await isSaid('from the left')

  const foxOf = (sheet: StudioDocument) => copiesOf(sheet, 'fox.png')[0]
  const widthOf = (sheet: StudioDocument) => hundredths(mmToInches(foxOf(sheet)?.width ?? mm(0)))
  await run('much larger')
  await sheetIs(widthOf, 3.75)
  await run('much smaller')
  await sheetIs(widthOf, 3)
  // Past the other rows, which would select their copies.
  await walk.press('F6')
  // In their order: going around again would select rows.
  await walk.type(page.getByLabel('Distance from the left edge in inches'), '6')
  await walk.type(page.getByLabel('Distance from the top edge in inches'), '5')
  await walk.type(page.getByLabel('Rotation in degrees'), '30')
  await sheetIs((sheet) => foxOf(sheet)?.rotation, 30)
  await walk.type(page.getByLabel('Rotation in degrees'), '0')
  await walk.type(page.getByLabel('Printed width of fox.png in inches'), '4.5')
  await sheetIs(widthOf, 4.5)
  const height = page.getByLabel('Printed height of fox.png in inches')
  await walk.type(height, '2')
  await sheetIs(widthOf, 3)
  await walk.press('ArrowUp')
  await expect.poll(() => height.inputValue()).toBe('2.10')
  await walk.type(page.getByLabel('Printed size of fox.png in dpi'), '300')
  await sheetIs(widthOf, 3)
  await sheetIs((sheet) => boxOf(sheet, 'fox.png'), { left: 6, top: 5, right: 9, bottom: 7 })

  await walk.press('Shift+F6')
  for (const [id, degrees] of [
    ['turn right', 90],
    ['turn back a little', 85],
  ] as const) {
    await run(id)
    await sheetIs((sheet) => foxOf(sheet)?.rotation, degrees)
    await isSaid(`turned to ${degrees}°`)
  }
  await run('mirror')
  await sheetIs((sheet) => foxOf(sheet)?.mirrored, true)
  await run('lock')
  await sheetIs((sheet) => foxOf(sheet)?.locked, false)
  await isSaid('unlocked')
  await run('lock')
  await sheetIs((sheet) => foxOf(sheet)?.locked, true)
  // Their positions depend on whose upload finished first.
  await run('back')
  await sheetIs((sheet) => orderOf(sheet).indexOf('fox.png'), 0)
  await run('forward')
  await sheetIs((sheet) => orderOf(sheet).indexOf('fox.png'), 1)
  await isSaid('layer 2 of 3')

  await run('duplicate')
  await placedSays(page, '4 of 4 placed')
  await run('select alike')
  await isSelected(page, '2 copies')
  await choose(walk, 'fox.png')
  const copiesOfEach = ({ items }: StudioDocument) =>
    items.filter(({ name }) => name === 'fox.png').map(({ copies }) => copies)
  await sheetIs(copiesOfEach, [2])
  await run('split copy')
  await sheetIs(copiesOfEach, [1, 1])
  await run('remove')
  await placedSays(page, '3 of 3 placed')
  await isSaid('Removed: fox.png')
  await sheetIs(copiesOfEach, [1])
  await walk.hasKeys()

  const done = await walk.sheet()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  for (let step = 0; step < 60 && (await undo.isEnabled()); step++) await run('undo')
  await sheetIs(({ placements }) => placements, shelf.each.placements)
  await run('undo')
  await isSaid('Undo: not possible now.')
  for (let step = 0; step < 60 && (await redo.isEnabled()); step++) await run('redo')
  await placedSays(page, '3 of 3 placed')
  await sheetIs(({ placements }) => placements, done.placements)
  expect(complaints).toEqual([])
})

test('several are grouped and moved as one, aligned and distributed', async () => {
  const walk = await withThree()
  const { page, run, sheetIs, complaints } = walk
  await run('select all')
  await run('group')
  await sheetIs(({ placements }) => new Set(placements.map(({ group }) => group ?? 'none')).size, 1)
  await walk.isSaid('3 copies: grouped.')
  await run('select none')
  await run('select next')
  await isSelected(page, '3 copies')
  const grouped = await walk.sheet()
  const before = names.map((name) => boxOf(grouped, name).top)
  await run('move Shift+ArrowDown')
  await sheetIs(
    (sheet) => names.map((name, at) => hundredths(boxOf(sheet, name).top - (before[at] ?? 0))),
    [0.5, 0.5, 0.5],
  )
  await run('ungroup')
  await sheetIs(({ placements }) => placements.every(({ group }) => group === undefined), true)
  await run('align right')
  await sheetIs((sheet) => new Set(names.map((name) => boxOf(sheet, name).right)).size, 1)
  await run('distribute down')
  expect(complaints).toEqual([])
})

test('the sheet is viewed from near and far, on every garment, with ruler, grid and guides; each stop shows the focus', async () => {
  const walk = await withThree()
  const { page, run, sheetIs, isSaid, complaints } = walk
  const percent = async () => {
    const words = await page.getByRole('button', { name: /^\d+%$/ }).textContent()
    return Number.parseInt(words ?? '', 10)
  }
  const zoomIs = (wanted: number) => expect.poll(percent).toBe(wanted)
  await run('zoom actual')
  await zoomIs(100)
  await run('zoom in')
  await zoomIs(125)
  await run('zoom out')
  await zoomIs(100)
  await run('zoom print')
  await expect.poll(async () => [312, 313].includes(await percent())).toBe(true)
  await run('zoom width')
  await expect.poll(percent).toBeLessThan(100)
  const byWidth = await percent()
  await run('zoom sheet')
  await expect.poll(percent).toBeLessThan(byWidth)

  const ink = () => inkOf(page, red)
  await expect.poll(async () => (await ink()).right).toBeGreaterThan(0)
  for (const [away, back] of [
    ['film down', 'film up'],
    ['film right', 'film left'],
  ] as const) {
    await run(away)
    await expect.poll(async () => (await ink()).right).toBe(-Infinity)
    await run(back)
    await expect.poll(async () => (await ink()).right).toBeGreaterThan(0)
  }
  await run('zoom width')
  await run('zoom in')
  await run('film start')
  await expect.poll(async () => (await ink()).right).toBeGreaterThan(0)
  await run('film end')
  await expect.poll(async () => (await ink()).right).toBe(-Infinity)
  await run('film start')
  await expect.poll(async () => (await ink()).right).toBeGreaterThan(0)

  await run('unit')
  await isSaid('Ruler in millimeters.')
  await adjust(page).getByRole('button', { name: 'Millimeters', pressed: true }).waitFor()
  await run('grid')
  await isSaid('Grid on.')
  await adjust(page).getByRole('checkbox', { name: 'Grid', checked: true }).waitFor()
  const isOn = (ground: (typeof grounds)[number]) =>
    adjust(page)
      .getByRole('button', { name: nameGround(ground), pressed: true })
      .waitFor()
  await run('ground black')
  await isOn('black')
  await isSaid(`Shown on: ${nameGround('black')}.`)
  await run('next ground')
  await isOn('film')

  const guidesOf = ({ guides }: StudioDocument) => [
    guides?.vertical.map((at) => hundredths(mmToInches(at))) ?? [],
    guides?.horizontal.map((at) => hundredths(mmToInches(at))) ?? [],
  ]
  await run('guide down')
  await sheetIs(guidesOf, [[11], []])
  await run('guide across')
  await sheetIs(guidesOf, [[11], [12]])
  await isSaid('Guides: 2.')
  await walk.type(page.getByLabel('Guide 1 from the left edge in inches'), '5')
  await sheetIs(guidesOf, [[5], [12]])
  await walk.enter(page.getByRole('button', { name: 'Remove guide 1 from the left edge' }))
  await sheetIs(guidesOf, [[], [12]])
  // The neighbor of the removed button has the focus now.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[aria-label=Adjust]') !== null))
    .toBe(true)
  await walk.press('Shift+F6')
  await run('no guides')
  await sheetIs(guidesOf, [[], []])

  // With reduced motion everything fades in for an instant, including the focus rings.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await stopsWithoutRing(page)).toEqual([])
  expect(complaints).toEqual([])
})

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body

/** Tabs once through the whole studio; returns the stops that don't show their focus, which is never lost. */
async function stopsWithoutRing(page: Page): Promise<string[]> {
  const bare: string[] = []
  const seen = new Set<string>()
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    // After the last stop the dialog returns the focus to its first one, a moment later.
    await expect.poll(() => page.evaluate(hasFocus), { message: 'The focus is lost' }).toBe(true)
    const { name, hasRing } = await page.evaluate(() => {
      const focused = document.activeElement as Element
      const around = [focused, focused.closest('label')]
      const hasRing = around.some((one) => {
        if (!one) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        // The sheet's ring is drawn over its canvas.
        const over = getComputedStyle(one, '::after')
        const isOver = one.getAttribute('role') === 'application' && over.borderTopStyle !== 'none'
        const width = isOver ? over.borderTopWidth : outlineWidth
        return (isOver || outlineStyle !== 'none') && Number.parseFloat(width) >= 1.5
      })
      const words = focused.getAttribute('aria-label') ?? focused.textContent
      const place = [...document.querySelectorAll('*')].indexOf(focused)
      return { name: `${place} ${focused.tagName} ${words}`, hasRing }
    })
    if (seen.has(name)) break
    seen.add(name)
    if (!hasRing) bare.push(name)
  }
  expect(seen.size).toBeGreaterThan(40)
  return bare
}

test('these walks ran the commands they claim to run', () => {
  expect([...walked].sort()).toEqual([...walkedCommands['studio-keyboard']].sort())
})
