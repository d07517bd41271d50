import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { commands } from '#app/studio/editor/commands/commands.ts'
import { type Box, placementBounds } from '#domain/artwork/gang-sheet.ts'
import type { StudioDocument, StudioPlacement } from '#domain/studio/studio-document.ts'
import { mmToInches } from '#domain/units.ts'
import { type Keyboard, keyboardOf } from './keyboard.ts'
import { keptSheet, type PictureFile, placedSays } from './studio.ts'
import type { Desk } from './studio-desk.ts'

/** A studio used only with keys, where every command is run by its key, or from the list. */
export type Walk = Keyboard & {
  page: Page
  complaints: string[]
  /** By its key; from the list if it has none. The sheet must have the focus. */
  run(id: string): Promise<void>
  /** From the list. */
  pick(id: string): Promise<void>
  press(...keys: string[]): Promise<void>
  /** Puts files on the sheet through the file chooser that Ctrl O opens. */
  add(files: readonly PictureFile[], placed: string): Promise<void>
  /** Waits until the sheet stored by the browser is like this. */
  sheetIs(has: (sheet: StudioDocument) => unknown, wanted: unknown): Promise<void>
  sheet(): Promise<StudioDocument>
  /** Waits until this is announced to screen readers. */
  isSaid(words: string): Promise<void>
  /** Waits until the sheet or the layers list has the focus, and so receives keys. */
  hasKeys(): Promise<void>
}

/** Opens the studio by keyboard from the page of sizes. Each command that runs is recorded in `walked`. */
export async function openByKeys(page: Page, walked: Set<string>): Promise<Omit<Walk, 'complaints'>> {
  await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
  const walk = walkIn(page, walked)
  await walk.choose(page.getByRole('radio', { name: /22 × 24 in/ }))
  await walk.enter(page.getByRole('button', { name: 'Open the studio' }))
  await page.getByRole('dialog', { name: 'Gang sheet studio' }).waitFor()
  return walk
}

/** Continues a previously started sheet by keyboard. */
export async function walkAtDesk(
  { page, complaints, open }: Desk,
  walked: Set<string>,
  sheet?: StudioDocument,
): Promise<Walk> {
  const walk = walkIn(page, walked)
  const unfinished = page.getByRole('region', { name: 'Unfinished sheet' })
  await open(sheet, async () => {
    await page.locator('[data-studio-loaded=yes]').waitFor({ state: 'attached' })
    await walk.enter(unfinished.getByRole('button', { name: 'Continue' }))
  })
  return { ...walk, complaints }
}

function walkIn(page: Page, walked: Set<string>): Omit<Walk, 'complaints'> {
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const hasKeys = async (): Promise<void> => {
    const has = () => page.evaluate(() => document.activeElement?.closest('[data-sheet-keys]') != null)
    await expect.poll(has, { message: 'The focus is lost' }).toBe(true)
  }
  const sheet = async (): Promise<StudioDocument> => {
    const kept = await keptSheet(page)
    if (!kept) throw new Error('The browser keeps no sheet')
    return kept
  }
  const pick = async (id: string): Promise<void> => {
    const { label } = commandCalled(id)
    await hasKeys()
    await press('Control+K')
    const search = page.getByRole('combobox', { name: 'Find a command' })
    await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.insertText(label)
    await page.getByRole('option', { name: label, selected: true, disabled: false }).waitFor()
    await press('Enter')
    await search.waitFor({ state: 'detached' })
    walked.add(id)
  }
  return {
    ...keyboardOf(page),
    ...{ page, press, hasKeys, sheet, pick },
    async run(id) {
      const [key] = commandCalled(id).keys
      if (key === undefined) return pick(id)
      await hasKeys()
      await press(key.replace('Ctrl+', 'Control+'))
      walked.add(id)
    },
    async add(files, placed) {
      await hasKeys()
      const chooser = page.waitForEvent('filechooser')
      // Playwright takes over file choosers a moment after it is asked to.
      await page.evaluate(() => null)
      await press('Control+O')
      await (await chooser).setFiles([...files])
      await placedSays(page, placed)
      walked.add('add artwork')
    },
    async sheetIs(has, wanted) {
      const read = async () => {
        const kept = await keptSheet(page)
        return kept && has(kept)
      }
      await expect.poll(read).toEqual(wanted)
    },
    isSaid: (words) => page.locator('[data-announcer]', { hasText: words }).waitFor({ state: 'attached' }),
  }
}

function commandCalled(id: string) {
  const command = commands.find((one) => one.id === id)
  if (!command) throw new TypeError(`There is no command ${id}`)
  return command
}

/** An artwork's copies, from the bottom layer up. */
export const copiesOf = ({ items, placements }: StudioDocument, name: string): StudioPlacement[] => {
  const ids = items.filter((item) => item.name === name).map(({ id }) => id)
  return placements.filter(({ itemId }) => ids.includes(itemId))
}

/** The bounding box of an artwork's first copy, in inches to a hundredth. */
export function boxOf(sheet: StudioDocument, name: string): { [side in keyof Box]: number } {
  const [copy] = copiesOf(sheet, name)
  if (!copy) throw new Error(`No ${name} is on the sheet`)
  const { left, top, right, bottom } = placementBounds(copy)
  const rounded = (length: typeof left): number => Math.round(mmToInches(length) * 100) / 100
  return { left: rounded(left), top: rounded(top), right: rounded(right), bottom: rounded(bottom) }
}
