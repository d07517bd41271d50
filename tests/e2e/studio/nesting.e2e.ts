import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type NestItem,
  type NestOptions,
  type NestResult,
  type NestStrip,
  nest,
  type Point,
  type ShapeItem,
  type ShapeOptions,
  type ShapeResult,
  traceContours,
} from '#nesting/index.ts'
import { createRandom } from '#nesting/random.ts'
import { openBrowser } from '#tests/harness/browser.ts'
import { isLong } from '#tests/harness/run-form.ts'

type Case =
  | { items: NestItem[]; strip: NestStrip; options: NestOptions }
  | { items: ShapeItem[]; strip: NestStrip; options: ShapeOptions }
type Answer = NestResult | ShapeResult

let browser: Awaited<ReturnType<typeof openBrowser>>
let engine: string

beforeAll(async () => {
  ;[browser, engine] = await Promise.all([openBrowser(), bundleEngine()])
})

afterAll(() => browser?.close())

test('boxes: the same result for the same seed and steps in Node, in a bundle and in a worker of Chromium', async () => {
  const cases = (isLong ? [1, 2, 3, 4, 5, 6] : [2, 3]).map(
    (seed): Case => ({
      items: boxes(seed, 10 * seed),
      strip: { width: 22, spacing: 0.15, margin: 0.1, ...(seed % 3 === 0 && { maxHeight: 40 }) },
      options: { seed, budget: { steps: 1_500 }, spread: seed % 2 === 0 },
    }),
  )
  const here = cases.map(answer)
  expect(here.map(({ placements }) => placements.length).every((count) => count > 5)).toBe(true)
  expect(await inChromium(cases)).toEqual(here)
  expect(inBundle(cases)).toEqual(here)
})

test('true shapes: the same result for the same seed and steps in Node, in a bundle and in a worker of Chromium', async () => {
  const cases = (isLong ? [1, 2, 3] : [1]).map(
    (seed): Case => ({
      items: shapes(seed),
      strip: { width: 22, spacing: 0.15, margin: 0.1 },
      options: { seed, budget: { steps: isLong ? 500 : 200 } },
    }),
  )
  // Few enough shapes that this many steps restart from near misses.
  cases.push({
    items: shapes(4)
      .slice(0, 4)
      .map((shape) => ({ ...shape, copies: 1 })),
    strip: { width: 8, spacing: 0.15, margin: 0.1 },
    options: { seed: 4, budget: { steps: 9_000 } },
  })
  // Enough copies that symmetric layouts are searched.
  cases.push({
    items: shapes(5).map((shape) => ({ ...shape, copies: 15 })),
    strip: { width: 22, spacing: 0.15, margin: 0.1 },
    options: { seed: 5, budget: { steps: 600 } },
  })
  const here = cases.map(answer)
  expect(new Set(here.map(({ height }) => height)).size).toBe(cases.length)
  expect(await inChromium(cases)).toEqual(here)
  expect(inBundle(cases)).toEqual(here)
})

const answer = ({ items, strip, options }: Case): Answer =>
  plain(nest(items as NestItem[], strip, options as NestOptions))

/** As received in a message: no undefined fields. */
const plain = (result: unknown): Answer => JSON.parse(JSON.stringify(result))

/** The engine as a browser gets it: one minified script. */
async function bundleEngine(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'nesting/index.ts', formats: ['iife'], name: 'engine', fileName: 'engine' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('Nothing was built')
  return chunk.code
}

const inBundle = (cases: Case[]): Answer[] =>
  JSON.parse(
    runInNewContext(
      `${engine}; JSON.stringify(cases.map(({ items, strip, options }) => engine.nest(items, strip, options)))`,
      { cases, atob },
    ),
  )

async function inChromium(cases: Case[]): Promise<Answer[]> {
  const page = await browser.newPage()
  const answers = await page.evaluate(
    ([code, all]) =>
      new Promise<string>((done, failed) => {
        const source = `${code}; onmessage = ({ data }) => postMessage(JSON.stringify(
          data.map(({ items, strip, options }) => engine.nest(items, strip, options))))`
        const worker = new Worker(URL.createObjectURL(new Blob([source])))
        worker.onmessage = ({ data }) => done(data)
        worker.onerror = ({ message }) => failed(new Error(message))
        worker.postMessage(all)
      }),
    [engine, cases] as const,
  )
  await page.close()
  return JSON.parse(answers)
}

function boxes(seed: number, count: number): NestItem[] {
  const random = createRandom(seed)
  return Array.from({ length: count }, (_, index) => ({
    id: `box ${index}`,
    width: 0.5 + random.real() * 5,
    height: 0.5 + random.real() * 5,
    copies: 1 + random.below(3),
    turns: random.below(3) === 0 ? 'none' : 'quarter',
  }))
}

/** Waves, some with a hole, turned by quarters or eighths; and one traced from ink as the studio does. */
function shapes(seed: number): ShapeItem[] {
  const random = createRandom(seed)
  const ring = (radius: number, waves: number): Point[] =>
    Array.from({ length: 40 }, (_, k) => {
      const angle = (2 * Math.PI * k) / 40
      const reach = radius * (0.75 + 0.25 * Math.cos(waves * angle))
      return [reach * Math.cos(angle), reach * Math.sin(angle)]
    })
  const waved = Array.from({ length: 4 }, (_, index): ShapeItem => {
    const [radius, waves] = [1 + random.real() * 2, 2 + random.below(5)]
    const holes = index === 0 ? [ring(radius / 2, waves)] : []
    return {
      id: `wave ${index}`,
      shape: [{ outline: ring(radius, waves), holes }],
      copies: 2 + random.below(4),
      turns: index === 1 ? { step: 45 } : 'quarter',
    }
  })
  return [
    ...waved,
    { id: 'traced', shape: traceContours(crescent, { pixel: 0.04 }), copies: 4, turns: 'half' },
  ]
}

/** Ink inside one circle and outside the other. */
const crescent = {
  width: 80,
  height: 80,
  alpha: Uint8Array.from({ length: 6_400 }, (_, pixel) => {
    const [x, y] = [pixel % 80, Math.floor(pixel / 80)]
    return Math.hypot(x - 40, y - 40) < 38 && Math.hypot(x - 62, y - 40) > 32 ? 255 : 0
  }),
}
