import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showKeys } from '#app/studio/commands/command.ts'
import { commands } from '#app/studio/commands/commands.ts'
import { loadBuiltPages, staticFolder } from '#server/http/built-pages.ts'
import { openBrowser, phone } from '#tests/harness/browser.ts'
import { problems } from '#tests/harness/problems.ts'
import { startTestShop, type TestShop } from '#tests/harness/shop.ts'
import {
  addFiles,
  fadedFile,
  openStudio,
  type PictureFile,
  pictureFile,
  placedSays,
} from '#tests/harness/studio.ts'

const screens: [string, BrowserContextOptions][] = [
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
  ['390 px', phone],
]

let shop: TestShop
let browser: Browser
let files: PictureFile[]

beforeAll(async () => {
  shop = await startTestShop({ isAlive: true, servePage: await loadBuiltPages(), staticFolder })
  browser = await openBrowser()
  files = [await pictureFile('fox.png', 900, 600, { r: 220, g: 30, b: 60 }), await fadedFile()]
})

afterAll(async () => {
  await browser?.close()
  await shop?.[Symbol.asyncDispose]()
})

async function studioWithTwo(options: BrowserContextOptions) {
  const opened = await openStudio(browser, shop.origin, { ...options, reducedMotion: 'reduce' })
  const { page } = opened
  const isPhone = options.isMobile === true
  if (isPhone) await page.getByRole('button', { name: 'Artwork', exact: true }).tap()
  await addFiles(page, files)
  await placedSays(page, '2 of 2 placed')
  if (isPhone) await page.getByRole('button', { name: 'Close the panel' }).tap()
  const listCommands = () =>
    page
      .getByRole('button', { name: isPhone ? 'Commands' : 'All commands', exact: true })
      .filter({ visible: true })
      .first()
      .click()
  return {
    ...{ ...opened, isPhone, listCommands },
    async command(label: string) {
      await listCommands()
      const list = page.getByRole('listbox', { name: 'Commands' })
      await list.getByRole('option', { name: label }).first().click()
      await list.waitFor({ state: 'detached' })
    },
  }
}

test.each(screens)(
  'every command stands in the list with its name and key, and the arrows reach each of them, at %s',
  async (_width, options) => {
    const { page, isPhone, listCommands, complaints } = await studioWithTwo(options)
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
    if (isPhone) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(complaints).toEqual([])
  },
)

/** Nothing that axe finds, nothing wider than the phone; `SCREENS` names a folder for pictures. */
async function look(page: Page, width: string, name: string): Promise<void> {
  expect([name, await problems(page)]).toEqual([name, []])
  const [wide, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth])
  expect([name, wide]).toEqual([name, screen])
  if (process.env.SCREENS)
    await page.screenshot({ path: join(process.env.SCREENS, `${name}-${width.replace(' ', '')}.png`) })
}

test.each(screens)(
  'axe finds nothing in any panel and dialog of the studio at %s',
  async (width, options) => {
    const { page, isPhone, command, complaints } = await studioWithTwo(options)
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
    for (const panel of ['Artwork', 'Layers', 'Adjust'] as const) {
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
    await inDialog('Add text', 'Add text', () => text('Type your text: it shows here as it prints.'))
    await inDialog('Names and numbers from a list', 'Names and numbers', () =>
      text('The first players show here as they print.'),
    )
    await inDialog('Crop: print only a part of the artwork', /^Crop /, () => text(/^Prints /))
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
    await command('Select the copy before')
    await inDialog('Look at the artwork closely: how it will print', /will print$/, async () => {
      await page.getByRole('button', { name: 'Make edges hard' }).click()
      await page.getByRole('img', { name: /^After/ }).waitFor()
    })
    await inDialog('Save the design', 'Look at this first', () => text(/of “glow.png” is see-through/))
    expect(complaints).toEqual([])
  },
)
