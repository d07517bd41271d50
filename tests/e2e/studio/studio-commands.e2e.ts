import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showKeys } from '#app/studio/editor/commands/command.ts'
import { commands } from '#app/studio/editor/commands/commands.ts'
import { phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/pages/problems.ts'
import { dialogOver, fadedFile, pictureFile } from '#tests/harness/pages/studio.ts'
import { fillShelf, sitDown } from '#tests/harness/pages/studio-desk.ts'
import { someOf } from '#tests/harness/run-form.ts'
import { useShop } from '#tests/harness/use-shop.ts'

const wide: BrowserContextOptions = { viewport: { width: 1280, height: 800 } }
const screens: [string, BrowserContextOptions][] = [
  ['1280 px', wide],
  ['390 px', phone],
]

const { shop, browser } = await useShop({ isAlive: true })
const shelf = await fillShelf(shop, [
  await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 }),
  await fadedFile(),
])

const desk = await sitDown(browser, shop, wide, shelf)

async function studioWithTwo(options: BrowserContextOptions) {
  const { page, complaints, open } = options === wide ? desk : await sitDown(browser, shop, options, shelf)
  const isPhone = options.isMobile === true
  await open()
  const listCommands = () =>
    page
      .getByRole('button', { name: isPhone ? 'Commands' : 'All commands', exact: true })
      .filter({ visible: true })
      .first()
      .click()
  return {
    ...{ page, complaints, isPhone, listCommands },
    async command(label: string) {
      await listCommands()
      const list = page.getByRole('listbox', { name: 'Commands' })
      await list.getByRole('option', { name: label }).first().click()
      await list.waitFor({ state: 'detached' })
    },
  }
}

test('every command is in the list with its name and key, and the arrows reach each of them', async () => {
  const { page, listCommands, complaints } = await studioWithTwo(wide)
  await listCommands()
  const rows = page.getByRole('listbox', { name: 'Commands' }).getByRole('option')
  await rows.first().waitFor()
  const told = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('span')?.textContent, row.querySelector('kbd')?.textContent ?? '']),
  )
  expect(told).toEqual(commands.map(({ label, keys }) => [label, keys[0] ? showKeys(keys[0]) : '']))

  const search = page.getByRole('combobox', { name: 'Find a command' })
  await search.click()
  const seen = new Set<string>()
  for (const { label } of commands) {
    const active = await rows.and(page.locator('[aria-selected=true]')).evaluate((row) => {
      const list = row.closest('[role=listbox]')?.getBoundingClientRect()
      const box = row.getBoundingClientRect()
      const field = document.activeElement
      return {
        label: row.querySelector('span')?.textContent ?? '',
        isTold: field?.getAttribute('aria-activedescendant') === row.id,
        isInSight: list !== undefined && box.top >= list.top - 1 && box.bottom <= list.bottom + 1,
      }
    })
    expect(active).toEqual({ label, isTold: true, isInSight: true })
    seen.add(active.label)
    await page.keyboard.press('ArrowDown')
  }
  expect(seen.size).toBe(commands.length)
  expect(complaints).toEqual([])
})

/**
 * axe finds nothing (under a dialog, only in that dialog), and nothing is wider than the phone. `SCREENS` names a
 * folder for screenshots.
 */
async function look(page: Page, width: string, name: string): Promise<void> {
  const isUnderDialog = (await page.locator(dialogOver).count()) > 0
  expect([name, await problems(page, isUnderDialog ? { include: dialogOver } : {})]).toEqual([name, []])
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect([name, wide]).toEqual([name, screen])
  if (process.env.SCREENS)
    await page.screenshot({ path: join(process.env.SCREENS, `${name}-${width.replace(' ', '')}.png`) })
}

// Each checks some thirty panels: the short form takes one of the two, by the run's seed.
test.each(someOf(screens, 1))(
  'axe finds nothing in any panel or dialog of the studio at %s',
  async (width, options) => {
    const { page, isPhone, listCommands, command, complaints } = await studioWithTwo(options)
    const open = (name: 'Artwork' | 'Layers' | 'Adjust') =>
      isPhone
        ? page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name }).click()
        : page
            .getByRole('tab', { name })
            .or(page.getByRole('complementary', { name }))
            .first()
            .click({ position: { x: 4, y: 4 } })
    const shut = async () => {
      if (isPhone) await page.getByRole('button', { name: 'Close the panel' }).click()
    }
    await look(page, width, 'sheet')
    await listCommands()
    await page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first().waitFor()
    await look(page, width, 'list of commands')
    await page.keyboard.press('Escape')
    // A desktop shows the other two beside the sheet.
    for (const panel of isPhone ? (['Artwork', 'Layers', 'Adjust'] as const) : (['Layers'] as const)) {
      await open(panel)
      await look(page, width, `panel ${panel}`)
      await shut()
    }
    await command('Select everything')
    await open('Adjust')
    await look(page, width, 'panel Adjust, several selected')
    await shut()
    await command('Select nothing')
    await command('Select the next copy')
    await open('Adjust')
    await look(page, width, 'panel Adjust, one selected')
    await shut()

    const inDialog = async (label: string, title: string | RegExp, ready: () => Promise<unknown>) => {
      await command(label)
      const dialog = page.getByRole('dialog', { name: title })
      await dialog.waitFor()
      await ready()
      await look(page, width, `dialog ${label}`)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    const text = (words: string | RegExp) => page.getByText(words).first().waitFor()
    await inDialog('Add text', 'Add text', () => text('Type your text: it shows here as it will print.'))
    await inDialog('Names and numbers from a list', 'Names and numbers', () =>
      text('The first players show here as they will print.'),
    )
    await inDialog('Crop: print only part of the artwork', /^Crop /, () => text(/^Prints /))
    await inDialog('Find the cheapest size', /for \$/, () => text('This is the least you can pay'))
    await inDialog('Your pictures: uploads, designs, prints', 'Your pictures', async () => {
      for (const tab of ['Saved designs', 'AI designs', 'Premade prints', 'Uploads']) {
        await page.getByRole('tab', { name: tab }).click()
        await page.getByRole('tab', { name: tab, selected: true }).waitFor()
        await look(page, width, `dialog Your pictures, ${tab}`)
      }
      await page.getByRole('button', { name: /^fox.png/ }).waitFor()
    })
    await command('Select nothing')
    await command('Select the previous copy')
    await inDialog('Look closely at the artwork: how it will print', /will print$/, async () => {
      await page.getByRole('button', { name: 'Make edges hard' }).click()
      await page.getByRole('img', { name: /^After/ }).waitFor()
    })
    await inDialog('Save the design', 'Look at this first', () => text(/of “glow.png” is see-through/))
    expect(complaints).toEqual([])
  },
)
