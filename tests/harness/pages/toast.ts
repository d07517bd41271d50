import type { Page } from 'playwright-core'

type Told = { words: string }

/**
 * Toasts disappear after seconds, and a test on a busy machine may miss them: from now on the page remembers them,
 * until it is left.
 */
export const rememberToasts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (Reflect.has(window, 'toastsTold')) return
    const told: Told[] = []
    const last = new WeakMap<Element, string>()
    Reflect.set(window, 'toastsTold', told)
    // A toast from before an action isn't a response to it.
    for (const press of ['pointerdown', 'keydown'])
      window.addEventListener(press, () => told.splice(0), { capture: true })
    const stage = 'section[aria-label^=Notifications]'
    new MutationObserver((changes) => {
      const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement))
      if (!places.some((place) => place?.closest(stage))) return
      for (const toast of document.querySelectorAll(`${stage} [data-sonner-toast]`)) {
        const words = toast.textContent ?? ''
        if (last.get(toast) === words) continue
        last.set(toast, words)
        told.push({ words })
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/** Waits for a toast with this title, and this description if given; one that was already shown counts once. */
export async function toast(page: Page, title: string, description = ''): Promise<void> {
  if (await takeTold(page, title, description)) return
  const shown = page.locator('[data-sonner-toast]', { hasText: title }).filter({ hasText: description })
  await shown.first().waitFor()
  await takeTold(page, title, description)
}

/** Whether the page remembers such a toast, which it then forgets. A page that is being left remembers none. */
const takeTold = (page: Page, title: string, description: string): Promise<boolean> =>
  page
    .evaluate(
      (wanted) => {
        const told: Told[] = Reflect.get(window, 'toastsTold') ?? []
        const at = told.findIndex(({ words }) => wanted.every((part) => words.includes(part)))
        return at !== -1 && told.splice(at, 1).length > 0
      },
      [title, description],
    )
    .catch(() => false)
