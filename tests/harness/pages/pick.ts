import type { Locator } from 'playwright-core'

/** Presses a radio button as a person does: its label, once that stands still; the button itself nobody sees. */
export async function pick(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click()
  await radio.and(radio.page().locator(':checked')).waitFor({ state: 'attached' })
}
