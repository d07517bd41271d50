import type { Browser, Page } from 'playwright-core'
import { compared, finer, type Seen, see } from './look-alike.ts'

/** A page on which drawings are viewed one after the other. */
export const openDrawingBoard = (browser: Browser): Promise<Page> =>
  browser.newPage({ viewport: compared, deviceScaleFactor: finer })

/** An SVG as a browser shows it as an image: it loads nothing from elsewhere, like ours. */
export async function seeInBrowser(board: Page, markup: string): Promise<Seen> {
  const source = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`
  await board.setContent(
    `<body style="margin:0"><img src="${source}" width="${compared.width}" height="${compared.height}"></body>`,
  )
  await board.evaluate(async () => {
    await document.querySelector('img')?.decode()
    // Chromium can't capture a page before its first frame is drawn: the second one starts when the first is done.
    const frame = (): Promise<unknown> => new Promise((begun) => requestAnimationFrame(begun))
    await frame()
    await frame()
  })
  return see(await board.screenshot({ omitBackground: true }))
}
