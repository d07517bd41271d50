import type { Browser } from 'playwright-core'
import { compared, finer, type Seen, see } from './look-alike.ts'

/** An SVG as a browser shows it as a picture: it loads nothing from elsewhere, as ours. */
export async function seeInBrowser(browser: Browser, markup: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: compared, deviceScaleFactor: finer })
  try {
    const source = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`
    await page.setContent(
      `<body style="margin:0"><img src="${source}" width="${compared.width}" height="${compared.height}"></body>`,
    )
    await page.evaluate(() => document.querySelector('img')?.decode())
    return await see(await page.screenshot({ omitBackground: true }))
  } finally {
    await page.close()
  }
}
