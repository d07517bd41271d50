import type { Page } from 'playwright-core'

/**
 * Complains when a page's script replaces server-rendered content with a placeholder while rendering its own: readers
 * would see it disappear and come back. React marks the beginning of such a part with a comment of a dollar sign.
 */
export const expectKeptDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watcher = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes)
          if (node instanceof Comment && node.data === '$')
            console.error('What the server drew gave way to a placeholder')
      if (document.documentElement?.dataset.scripts === 'ready') watcher.disconnect()
    })
    watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['data-scripts'] })
  })
