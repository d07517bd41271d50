import type { ElementHandle, FileChooser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** A page used with nothing but Tab, Enter, Space, arrows and typing. */
export type Keyboard = {
  /**
   * Waits until it is enabled, then tabs to it, backwards if it comes before the focus; throws if the focus never gets
   * there.
   */
  tabTo(target: Locator): Promise<void>
  enter(target: Locator): Promise<void>
  space(target: Locator): Promise<void>
  /** Selects a radio button: Tab moves into its group, arrows within it. */
  choose(radio: Locator): Promise<void>
  type(field: Locator, text: string): Promise<void>
  /** Opens the chooser of a file field or of its button. */
  chooseFile(target: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void>
}

const maxSteps = 250

export function keyboardOf(page: Page): Keyboard {
  /** Whether it has the focus; looked up once, and again after a rerender: by role, a lookup scans the whole page. */
  const focusOf = (target: Locator): (() => Promise<boolean>) => {
    let found: ElementHandle | null = null
    return async () => {
      const has = await found?.evaluate((one) => (one.isConnected ? one === document.activeElement : null))
      if (has != null) return has
      found = await target.elementHandle()
      return (await found?.evaluate((one) => one === document.activeElement)) ?? false
    }
  }

  const walk = async (key: string, target: Locator, isThere: () => Promise<boolean>): Promise<void> => {
    for (let step = 0; step < maxSteps; step++) {
      if (await isThere()) return
      await page.keyboard.press(key)
    }
    throw new Error(`${key} never leads to ${target}`)
  }
  /** Tabbing only forward would go all the way around nearly every time something is used twice. */
  const tabs = async (target: Locator, isThere: () => Promise<boolean>): Promise<void> => {
    await expect.poll(() => target.isEnabled()).toBe(true)
    const isBehind = await target.evaluate((element) => {
      const { DOCUMENT_POSITION_FOLLOWING } = Node
      const focused = document.activeElement ?? document.body
      return (element.compareDocumentPosition(focused) & DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    await walk(isBehind ? 'Shift+Tab' : 'Tab', target, isThere)
  }
  const tabTo = (target: Locator): Promise<void> => tabs(target, focusOf(target))

  return {
    tabTo,
    async enter(target) {
      await tabTo(target)
      await page.keyboard.press('Enter')
    },
    async space(target) {
      await tabTo(target)
      await page.keyboard.press('Space')
    },
    async choose(radio) {
      const group = await radio.getAttribute('name')
      const isInGroup = () =>
        page.evaluate((name) => {
          const focused = document.activeElement
          return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === name
        }, group)
      await tabs(radio, isInGroup)
      await walk('ArrowDown', radio, focusOf(radio))
      if (!(await radio.isChecked())) await page.keyboard.press('Space')
    },
    async type(field, text) {
      await tabTo(field)
      await page.keyboard.press('Control+A')
      await page.keyboard.type(text)
    },
    async chooseFile(target, file) {
      await tabTo(target)
      const opened: FileChooser[] = []
      page.once('filechooser', (chooser) => opened.push(chooser))
      // A button that needs a script does nothing until the script has loaded: a person presses again.
      const press = async (): Promise<number> => {
        if (opened.length === 0) await page.keyboard.press('Enter')
        return opened.length
      }
      await expect.poll(press, { interval: 500 }).toBe(1)
      await opened[0]?.setFiles(file)
    },
  }
}
