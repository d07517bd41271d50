import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chromiumPath } from '#tests/harness/browser.ts'
import { type Benchmark, percentile } from './harness.ts'
import { startShop } from './shop/start-shop.ts'

/** Brought by npm when it is wanted: with what it needs it is 176 MB, which nobody else is to install. */
const lighthouse = 'lighthouse@13.5.0'

const most = 5

/** Kept from search engines on purpose: the rest of the category is judged. */
const unlisted = ['/cart', '/checkout']

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  environment: z.object({ benchmarkIndex: z.number() }),
})

/** Judged by what the page is, and not by how fast this machine shows it: all of it, or something is wrong. */
const steady = ['accessibility', 'best-practices', 'seo']
const categories = ['performance', ...steady]

/**
 * What Lighthouse finds missing of 100 in each category, on a phone, in the demo shop: the median of `--times 3`; a
 * benchmark of which more than 5 points are missing anywhere ends with 1. `--at ORIGIN` looks at a shop that runs.
 * `--only steady` looks once, on any machine however busy, at all but performance, of which nothing may be missing: for CI.
 * Told with what Lighthouse's own benchmark says of the machine: its phone is right for 1,500 to 2,000.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  const shop = options.at ? null : await startShop(folder, () => ({}))
  try {
    await shop?.isFull
    const origin = options.at ?? shop?.origin ?? ''
    const isSteady = options.only === 'steady'
    const judged = isSteady ? steady : categories
    const times = Number(options.times ?? (isSteady ? 1 : 3))
    say(`${lighthouse}, its phone, median of ${times}`)
    const indices: number[] = []
    for (const path of await findPaths(origin)) {
      const seen: Seen[] = []
      const once = () => look(origin + path, folder, judged)
      // A browser that painted nothing in its time, on a machine that is busy, has measured nothing.
      for (let round = 0; round < times; round++) seen.push(await once().catch(once))
      indices.push(...seen.map(({ benchmarkIndex }) => benchmarkIndex))
      for (const category of judged) {
        const all = seen.map(({ scores }) => scores[category] ?? 0)
        report({
          label: `${path}: ${category}, missing of 100`,
          value: Math.round(100 - 100 * percentile(all, 0.5)),
          ...{ unit: 'points', atMost: isSteady ? 0 : most, all },
        })
      }
    }
    report({ label: 'index of this machine', value: percentile(indices, 0.5), unit: '' })
  } finally {
    await shop?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first product and article that the shop tells search engines of, among pages that every shop has. */
async function findPaths(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const found = [/^\/tshirt-marketplace\/./, /^\/blog\/./].map((pattern) =>
    paths.find((path) => pattern.test(path)),
  )
  const [product, article] = found
  if (!product || !article) throw new Error('The shop has no product or no article to look at')
  return ['/', '/tshirt-marketplace', product, article, '/builder', ...unlisted]
}

type Seen = { scores: Record<string, number>; benchmarkIndex: number }

async function look(url: string, folder: string, judged: readonly string[]): Promise<Seen> {
  const file = join(folder, 'report.json')
  const isPrivate = unlisted.includes(new URL(url).pathname)
  const words = [
    ...['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet'],
    ...['--output=json', `--output-path=${file}`, `--only-categories=${judged}`],
    '--chrome-flags=--headless=old --no-sandbox --disable-dev-shm-usage',
    ...(isPrivate ? ['--skip-audits=is-crawlable'] : []),
  ]
  const path = `${dirname(process.execPath)}:${process.env.PATH}`
  const chromium = await chromiumPath()
  const env = { ...process.env, PATH: path, ...(chromium && { CHROME_PATH: chromium }) }
  await promisify(execFile)('npm', words, { env })
  const { categories: found, environment } = reportSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  return {
    scores: Object.fromEntries(Object.entries(found).map(([name, { score }]) => [name, score])),
    benchmarkIndex: environment.benchmarkIndex,
  }
}
