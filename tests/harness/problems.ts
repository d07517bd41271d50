import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

type Scope = { include?: string; exclude?: string }

/**
 * What axe finds wrong with a page, once everything has faded in: half-transparent words have no contrast yet. Toasts
 * come and go by themselves, so they are left out.
 */
export async function problems(page: Page, { include, exclude }: Scope = {}): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((one) => one.finished))
  })
  // Otherwise each look opens and closes a page of its own, for frames of other origins; no page that is looked at has one.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    // The same rules run; what passes is not described, which took a quarter of the time.
    .options({ resultTypes: ['violations'] })
    .exclude('[data-sonner-toaster]')
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
