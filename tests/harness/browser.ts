import { existsSync } from 'node:fs'
import chromium from '@sparticuz/chromium'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  chromium as playwright,
} from 'playwright-core'
import { onTestFinished, type TestContext, TestRunner } from 'vitest'
import { Trail } from '#tests/harness/processes/trail.ts'
import { delayByChance } from './pages/chance-delays.ts'
import { forgetIdlePages, keepIdle, takeIdlePage } from './pages/idle-pages.ts'
import { expectKeptDrawing } from './pages/kept-drawing.ts'
import { watchForMarks } from './pages/page-marks.ts'
import { slowDown } from './pages/slow-pages.ts'
import { rememberToasts } from './pages/toast.ts'

/** A real Chromium, from npm on Linux, otherwise an installed one. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const path = await chromiumPath()
  return playwright.launch({
    ...(path ? { executablePath: path } : { channel: 'chrome' }),
    args: ['--no-sandbox', ...args],
  })
}

/**
 * V8's interpreter and its first compiler are enough for pages that live for seconds: code that it would optimize
 * further is seldom called again, and doing so cost a tenth of Chromium's time. Pages measured for speed (bench) run as
 * a customer's do.
 */
const forShortLives = ['--js-flags=--no-maglev --no-turbofan']

let shared: Promise<Browser> | null = null

/**
 * The Chromium shared by this worker's test files in turn. `close` closes everything opened in it; it ends with the
 * worker.
 */
export async function openBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchBrowser(forShortLives).then(keepOpen)
  return shared as Promise<Browser>
}

const keepOpen = (browser: Browser): Browser =>
  Object.assign(browser, {
    async close() {
      forgetIdlePages(browser)
      await Promise.all(
        browser.contexts().map(async (context) => {
          await trails.get(context)?.look()
          await context.close()
        }),
      )
    },
  })

const trails = new WeakMap<BrowserContext, Trail>()

/**
 * When a test fails, reports what its pages last showed and requested; the page of one that passed goes to the next.
 */
function keepTrail(page: Page, options: BrowserContextOptions): void {
  const context = page.context()
  const trail = new Trail(context)
  trails.set(context, trail)
  onTestFinished(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail'
    if (hasFailed) await trail.look()
    trail.end()
    if (hasFailed || !(await keepIdle(page, options))) await context.close()
    if (hasFailed) console.error(`${task.name}\n${trail}`)
  })
}

/** A browser whose camera shows the film at `path`, and whose user grants or denies requests for it. */
export const openBrowserWithCamera = (path: string, says: 'yes' | 'no' = 'yes'): Promise<Browser> =>
  launchBrowser([
    ...forShortLives,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
    `--use-fake-ui-for-media-stream${says === 'no' ? '=deny' : ''}`,
  ])

/** Unpacks the binary on the first call; done before workers start, so that no two unpack at once. */
export async function chromiumPath(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return process.platform === 'linux' ? chromium.executablePath() : null
}

export const desktop: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** Clicks and keys may be lost until a page's scripts have loaded: navigation waits for them. */
function waitForScripts(page: Page): void {
  const answers = page.locator('html[data-scripts=ready], html:not(:has(script[type=module]))')
  const { goto, reload, waitForURL } = page
  const thenWait =
    <Given extends unknown[], Result>(go: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      const result = await go.apply(page, given)
      await answers.waitFor({ state: 'attached' })
      // A page that was left again in the meantime has nothing to remember.
      await rememberToasts(page).catch(() => {})
      return result
    }
  Object.assign(page, {
    goto: thenWait(goto),
    reload: thenWait(reload),
    waitForURL: thenWait(waitForURL),
  })
}

/** A router that asks again aborts the previous response, and Chromium reports that without any context. */
const givenUp = 'BodyStreamBuffer was aborted'

/** From the watcher of `expectKeptDrawing`, which a preview in a frame without scripts doesn't need. */
const notRunInFrames = "Blocked script execution in 'about:srcdoc'"

/**
 * A page of a fresh visitor that records the browser's complaints: uncaught errors and console errors. When opened by a
 * test, it is closed with that test: otherwise its animations and its requests to the shop would continue during every
 * later test of the file. Motion is reduced: a test about motion asks for `no-preference`.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<{ page: Page; complaints: string[] }> {
  const isOfTest = TestRunner.getCurrentTest() !== undefined
  const page = (isOfTest && takeIdlePage(browser, options)) || (await newPage(browser, options))
  if (isOfTest) keepTrail(page, options)
  else standing.set(page, new Trail(page.context()))
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => message === givenUp || complaints.push(message))
  // An image that is being drawn isn't there yet: the page says so, and retries.
  const coming = new Set<string>()
  page.on('response', (answer) => {
    if (answer.status() === 404 && answer.headers()['retry-after'] !== undefined) coming.add(answer.url())
  })
  page.on('console', (message) => {
    const isOurs = message.text().startsWith(notRunInFrames)
    if (message.type() === 'error' && !coming.has(message.location().url) && !isOurs)
      complaints.push(message.text())
  })
  return { page, complaints }
}

/** Pages shared by the tests of a file. */
const standing = new Map<Page, Trail>()

/**
 * Between tests they rest where nothing follows the shop's events: otherwise what the next test sells would be drawn
 * for no one. After a failed test, reports what they showed.
 */
export async function restPages({ task }: Pick<TestContext, 'task'>): Promise<void> {
  for (const [page, trail] of standing) {
    if (page.isClosed()) {
      standing.delete(page)
      continue
    }
    if (task.result?.state === 'fail') {
      await trail.look()
      console.error(`${task.name}\n${trail}`)
    }
    if (page.url().startsWith('http')) await page.goto(new URL('/robots.txt', page.url()).href)
    trail.begin()
  }
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  // How long a slow machine may take; a passing test never waits for it.
  context.setDefaultTimeout(90_000)
  if (options.javaScriptEnabled !== false) context.on('page', waitForScripts)
  const page = await context.newPage()
  await expectKeptDrawing(page)
  await slowDown(page)
  await delayByChance(context, page)
  return watchForMarks(page)
}
