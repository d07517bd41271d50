import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { desktop, launchBrowser, phone } from '#tests/harness/browser.ts'
import { savePicture } from './save-picture.ts'

/** Screenshots longer than this, in px, show only the beginning of the page. */
const longest = 3_600

export type Photographer = AsyncDisposable & {
  /** A fresh browser of a visitor who has already closed the welcome popup. */
  open(device: Device, session?: string): Promise<Visitor>
  complaints: string[]
}

export type Device = 'desktop' | 'phone'

export type Visitor = AsyncDisposable & {
  page: Page
  device: Device
  /** Goes to an address and takes a screenshot. */
  visit(name: string, path: string, extent?: Extent): Promise<void>
  /** Captures what the window shows, or the whole page. */
  take(name: string, extent?: Extent): Promise<void>
}

type Extent = 'window' | 'page'

type Deps = { origin: string; folder: string; say: (message: string) => void }

/** Takes screenshots of a shop's pages, and records the browser's complaints in the meantime. */
export async function createPhotographer({ origin, folder, say }: Deps): Promise<Photographer> {
  await mkdir(folder, { recursive: true })
  const browser: Browser = await launchBrowser()
  const complaints: string[] = []
  return {
    complaints,
    async open(device, session) {
      const context = await browser.newContext({
        ...(device === 'desktop' ? desktop : phone),
        baseURL: origin,
        reducedMotion: 'reduce',
      })
      // How long a slow machine may take.
      context.setDefaultTimeout(90_000)
      await beKnown(context, origin, session)
      const page = await context.newPage()
      const complain = (words: string) =>
        complaints.push(`${device} ${new URL(page.url()).pathname}: ${words}`)
      page.on('pageerror', (error) => complain(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error') complain(message.text())
      })
      const take: Visitor['take'] = async (name, extent = 'page') => {
        await settle(page)
        const file = `${name}-${device}.webp`
        const screenshot = extent === 'page' ? await wholePage(page) : await page.screenshot()
        const bytes = await savePicture(join(folder, file), screenshot)
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.screen.width)
        say(
          `${file}  ${Math.round(bytes / 1_000)} KB${excess > 0 ? `, wider than the screen by ${excess} px` : ''}`,
        )
      }
      return {
        page,
        device,
        take,
        async visit(name, path, extent) {
          await page.goto(path)
          await take(name, extent)
        },
        [Symbol.asyncDispose]: () => context.close(),
      }
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function beKnown(context: BrowserContext, origin: string, session?: string): Promise<void> {
  if (session) await context.addCookies([{ name: 'gangway_session', value: session, url: origin }])
  await context.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('gangway_welcome_seen', 'yes')
  })
}

/** Late content has arrived, fonts are loaded, and lazy images have been scrolled near. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => document.querySelector('.animate-skeleton') === null)
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}

/**
 * In a window as long as the page: anything fixed to the window's bottom is then at the page's. Only for the back
 * office, as shoppers' pages fill the window with their first image.
 */
async function wholePage(page: Page): Promise<Buffer> {
  const window = page.viewportSize()
  const measure = () =>
    page.evaluate(() => ({
      width: globalThis.innerWidth,
      height: document.documentElement.scrollHeight,
    }))
  const { width, height } = await measure()
  const clip = { x: 0, y: 0, width, height: Math.min(height, longest) }
  if (!window || !new URL(page.url()).pathname.startsWith('/admin'))
    return page.screenshot({ fullPage: true, clip })
  await page.setViewportSize({ ...window, height: Math.max(window.height, clip.height) })
  await settle(page)
  const picture = await page.screenshot({ clip })
  await page.setViewportSize(window)
  return picture
}
