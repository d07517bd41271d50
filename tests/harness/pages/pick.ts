import type { Locator } from 'playwright-core'

/** Clicks a radio button as a person does: its label, once that is still; the button itself is invisible. */
export async function pick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await radio.and(radio.page().locator(':checked')).waitFor({ state: 'attached' })
}
