import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chromiumPath } from '#tests/harness/browser.ts'
import { type Benchmark, percentile } from './harness.ts'
import { startShop } from './shop/start-shop.ts'

/** Downloaded by npm on demand: with its dependencies it is 176 MB, which no one else should have to install. */
const lighthouse = 'lighthouse@13.5.0'

const most = 5

/** Kept from search engines on purpose: the rest of the category still counts. */
const unlisted = ['/cart', '/checkout']

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  environment: z.object({ benchmarkIndex: z.number() }),
})

/** These depend on the page and not on this machine's speed: anything below full marks is a fault. */
const steady = ['accessibility', 'best-practices', 'seo']
const categories = ['performance', ...steady]

/**
 * Points missing from 100 in each Lighthouse category, on a phone, in the demo shop: the median of `--times 3`; exits
 * with 1 when more than 5 points are missing anywhere. `--at ORIGIN` tests a running shop. `--only steady` runs once,
 * on any machine however busy, and checks everything but performance, where nothing may be missing: for CI. Reported
 * with the machine's score in Lighthouse's own benchmark: its phone is right for 1,500 to 2,000.
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
      // A browser on a busy machine that painted nothing in time has measured nothing.
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

/** The first product and article that the shop lists for search engines, along with pages that every shop has. */
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
