import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchContext, Benchmark } from './harness.ts'
import { askOften } from './shop/ask.ts'
import { memoryMegabytes } from './shop/read-process.ts'
import { startShop } from './shop/start-shop.ts'

const buildStamp = fileURLToPath(new URL('../build/stamp', import.meta.url))

type Started = { seconds: number; opened: number; most: number; served: number }

/**
 * A first start as in the README, which builds the pages and fills the demo, and a second one on the same data: how
 * long each takes, and the memory of the serving process when it opens and after some pages.
 */
export const run: Benchmark = async ({ report, say }) => {
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  try {
    await rm(buildStamp, { force: true })
    say('first start: builds the pages and fills the demo; second start: neither')
    const first = await startOnce(folder, 'first', report)
    const second = await startOnce(folder, 'second', report)
    for (const [name, what] of Object.entries(ratios))
      report({
        label: `first against second: ${what}`,
        value: first[name as keyof Started] / second[name as keyof Started],
        unit: '×',
      })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const ratios: Record<keyof Started, string> = {
  seconds: 'time until it is open',
  opened: 'memory when it opens',
  most: 'memory at most until then',
  served: 'memory after 200 pages',
}

async function startOnce(folder: string, which: string, report: BenchContext['report']): Promise<Started> {
  const begun = performance.now()
  const shop = await startShop(folder, () => ({}))
  try {
    const seconds = (performance.now() - begun) / 1_000
    const { now: opened, most } = memoryMegabytes(shop.pid)
    await askOften(`${shop.origin}/`, { times: 200, connections: 4 })
    const served = memoryMegabytes(shop.pid).now
    report({ label: `${which} start: until it is open`, value: seconds, unit: 's' })
    report({ label: `${which} start: resident memory when it opens`, value: opened, unit: 'MB' })
    report({ label: `${which} start: resident memory at most until then`, value: most, unit: 'MB' })
    report({ label: `${which} start: resident memory after 200 pages`, value: served, unit: 'MB' })
    return { seconds, opened, most, served }
  } finally {
    await shop.stop()
  }
}
