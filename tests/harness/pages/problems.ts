import axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import { lookAtTwoOfAKind, type Rules } from './contrast-by-kind.ts'
import { atFullSpeed } from './slow-pages.ts'

declare global {
  interface Window {
    axe?: typeof axe & Colors & Rules
  }
}

type Color = { r: number; g: number; b: number; alpha: number }
type ColorReader = Color & { parseString(text: string): Color }
type Colors = { commons: { color: { Color: { prototype: ColorReader } } } }

type Scope = { include?: string; exclude?: string }

/**
 * What axe finds wrong with a page, once everything has faded in: half-transparent text has no proper contrast yet.
 * Toasts come and go, so they are left out.
 */
export async function problems(page: Page, { include, exclude }: Scope = {}): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  const context = {
    ...(include && { include: [include] }),
    exclude: ['[data-sonner-toaster]', ...(exclude ? [exclude] : [])],
  }
  const violations = await atFullSpeed(page, async () => {
    for (const frame of page.frames()) await bringAxe(frame)
    return page.evaluate(async (where) => {
      if (!window.axe) throw new Error('axe has not come')
      window.axe.lookAnew?.()
      // The same rules run; passes aren't reported, which took a quarter of the time.
      return (await window.axe.run(where, { resultTypes: ['violations'] })).violations
    }, context)
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/**
 * Once for each page load: when injected again, it is slow until it has run for a while, which took half of a check's
 * time.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  await frame.evaluate(rememberColors)
  await frame.evaluate(lookAtTwoOfAKind)
}

/**
 * Runs in the page. axe parses the same dozen colors again for each element, at up to a quarter of a check's time: this
 * caches them.
 */
function rememberColors(): void {
  const { prototype } = window.axe?.commons.color.Color ?? {}
  if (!prototype) throw new Error('axe reads colors elsewhere')
  const read = prototype.parseString
  const known = new Map<string, Color>()
  prototype.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}
