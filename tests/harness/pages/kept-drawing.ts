import type { Page } from 'playwright-core'

/**
 * A page complains when its script takes away what the server drew, to put a placeholder there while its own is made: whoever
 * reads it sees it go and come back. React marks the beginning of such a part by a comment of a dollar sign.
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
