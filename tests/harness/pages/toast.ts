import type { Page } from 'playwright-core'

/** Waits for a toast of this title, and of this description if one is given. */
export const toast = (page: Page, title: string, description = ''): Promise<void> =>
  page.locator('[data-sonner-toast]', { hasText: title }).filter({ hasText: description }).first().waitFor()
