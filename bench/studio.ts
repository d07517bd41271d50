import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { editingCartItemKey } from '#app/cart/editing-item.ts'
import { browse } from '#tests/harness/browse.ts'
import { desktop, launchBrowser } from '#tests/harness/browser.ts'
import { type Benchmark, percentile } from './harness.ts'
import { startShop } from './shop/start-shop.ts'
import { markMessages, traceMessages } from './studio/message-work.ts'
import { prepareSheet } from './studio/prepare-sheet.ts'
import { pressesToOpen } from './studio/press-to-open.ts'

const workload = { artworks: 60, placements: 500 }
const dragSteps = 90
const arrangements = 4

/** The studio in Chromium with a full sheet: opening, dragging, undoing, memory, and the nesting worker's messages. */
export const run: Benchmark = async ({ report, say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  // Sixty artworks are uploaded and requested in less than a minute, from one network.
  const server = await startShop(folder, () => ({ DEMO: 'false', REQUESTS_PER_MINUTE: '0' }))
  const chromium = await launchBrowser()
  try {
    const visitor = browse(server)
    const presses = await pressesToOpen(chromium, server.origin, 7)
    report({
      label: 'press until the studio is open, phone, CPU slowed 4 times',
      value: percentile(presses, 0.5),
      unit: 'ms',
      atMost: 500,
    })
    say(`a sheet of ${workload.placements} placements of ${workload.artworks} artworks, 1,440 × 900 px`)
    const designId = await prepareSheet(server.origin, visitor, workload)
    const context = await chromium.newContext({ ...desktop, baseURL: server.origin })
    context.setDefaultTimeout(120_000)
    await context.addCookies([{ name: 'gangway_visitor', value: visitor.visitorId, url: server.origin }])
    const page = await context.newPage()
    await markMessages(page)
    await handOver(page, designId)
    // Once to fill the browser's cache with the shop's code, as on a shopper's second visit.
    await opened(page)
    const started = performance.now()
    await opened(page)
    report({
      label: 'open a saved design until every copy is drawn',
      value: performance.now() - started,
      unit: 'ms',
    })
    const metrics = await context.newCDPSession(page)
    await metrics.send('Performance.enable')

    const drag = await dragOne(page, metrics)
    report({ label: 'script per frame while dragging, median', value: percentile(drag, 0.5), unit: 'ms' })
    report({
      label: 'script per frame while dragging, 95th percentile',
      value: percentile(drag, 0.95),
      unit: 'ms',
    })
    const undo = await frameCost(page, metrics, () => page.keyboard.press('Control+z'))
    report({ label: 'script of one undo', value: undo, unit: 'ms' })
    const megabytes = await rendererMemory(chromium)
    if (megabytes !== null) report({ label: 'memory of the page', value: megabytes, unit: 'MB' })

    await page.getByRole('application').press('Escape')
    const { handlers, drawn, following, longestTask } = await traceMessages(page, async () => {
      for (let round = 0; round < arrangements; round++) {
        await page.getByRole('button', { name: 'Auto-arrange everything' }).click()
        await page.waitForTimeout(2_500)
      }
    })
    report({ label: 'messages of the nesting worker', value: drawn.length, unit: '' })
    report({ label: 'handler of a message, worst', value: Math.max(...handlers), unit: 'ms' })
    report({
      label: 'a message and the frame that draws it, median',
      value: percentile(drawn, 0.5),
      unit: 'ms',
    })
    report({
      label: 'a message and the frame that draws it, worst, aim 16',
      value: Math.max(...drawn),
      unit: 'ms',
    })
    report({ label: 'all page work after a message, median', value: percentile(following, 0.5), unit: 'ms' })
    report({ label: 'all page work after a message, worst', value: Math.max(...following), unit: 'ms' })
    report({ label: 'longest task after a message, aim 16', value: longestTask, unit: 'ms' })
  } finally {
    await chromium.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** As the cart does when an item is edited. */
async function handOver(page: Page, designId: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key, id]) =>
      localStorage.setItem(key, JSON.stringify({ id: 'bench', quantity: 1, designData: { design_id: id } })),
    [editingCartItemKey, designId] as const,
  )
}

async function opened(page: Page): Promise<void> {
  await page.goto('/gang-sheet')
  await page
    .getByRole('status')
    .filter({ hasText: `${workload.placements} of ${workload.placements} placed` })
    .waitFor()
  await page.waitForFunction(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=placements]')
    const context = canvas?.getContext('2d', { willReadFrequently: false })
    if (!canvas || !context) return false
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
    let solid = 0
    for (let at = 3; at < data.length; at += 16) if (data[at] === 255) solid++
    return solid > data.length / 16 / 8
  })
}

async function dragOne(page: Page, metrics: CDPSession): Promise<number[]> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('There is no canvas')
  const from = { x: box.x + box.width / 2 - 60, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  const costs: number[] = []
  for (let step = 1; step <= dragSteps; step++) {
    const to = { x: from.x + step * 1.3, y: from.y + Math.sin(step / 8) * 60 }
    costs.push(await frameCost(page, metrics, () => page.mouse.move(to.x, to.y)))
  }
  await page.mouse.up()
  return costs
}

/** Milliseconds of script from an action until two frames later. */
async function frameCost(page: Page, metrics: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await scriptSeconds(metrics)
  await act()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return ((await scriptSeconds(metrics)) - before) * 1_000
}

async function scriptSeconds(metrics: CDPSession): Promise<number> {
  const { metrics: all } = await metrics.send('Performance.getMetrics')
  return all.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** Resident memory of the largest renderer; null if the system doesn't report it. */
async function rendererMemory(chromium: Browser): Promise<number | null> {
  if (process.platform !== 'linux') return null
  const session = await chromium.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const sizes = await Promise.all(
    processInfo
      .filter(({ type }) => type === 'renderer')
      .map(async ({ id }) => Number((await readFile(`/proc/${id}/statm`, 'utf8')).split(' ')[1]) * 4_096),
  )
  return Math.max(...sizes) / 1e6
}
