import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { smallProcess } from '#server/kernel/decoding/decoder.ts'
import { type Benchmark, percentile } from './harness.ts'
import { drawArtworks, kinds, makeWorkload } from './print-files/workload.ts'

const runFile = promisify(execFile)
const measure = join(import.meta.dirname, 'print-files/measure.ts')
const measured = z.object({ seconds: z.number(), megabytes: z.number(), cpuSeconds: z.number() })

const atMost = { times: 1.1, megabytes: 300 }

/**
 * A print file of a full 22 × 120 in sheet compared with a plain sharp composite of the same images, alternating; both
 * in processes started the way the shop starts its drawing processes.
 */
export const run: Benchmark = async ({ options, report, say }) => {
  const rounds = Number(options.rounds ?? 3)
  const folder = await mkdtemp(join(tmpdir(), 'gangway-bench-'))
  try {
    await drawArtworks(await makeWorkload(folder, 'asDrawn'))
    say(`22 × 120 in, 45 artworks of 2,000 × 2,000 px, ${rounds} rounds, medians`)
    for (const kind of kinds) {
      const rows = { ours: [] as z.infer<typeof measured>[], plain: [] as z.infer<typeof measured>[] }
      for (let round = 0; round < rounds; round++) {
        for (const who of ['plain', 'ours'] as const) {
          const { stdout } = await runFile(
            process.execPath,
            [...smallProcess.execArgv, measure, who, folder, kind],
            { env: { ...process.env, ...smallProcess.env } },
          )
          rows[who].push(measured.parse(JSON.parse(stdout)))
        }
      }
      for (const who of ['plain', 'ours'] as const) {
        report({
          label: `${kind}: ${who}, time`,
          value: median(rows[who].map((row) => row.seconds)),
          unit: 's',
        })
        report({
          label: `${kind}: ${who}, CPU`,
          value: median(rows[who].map((row) => row.cpuSeconds)),
          unit: 's',
        })
        report({
          label: `${kind}: ${who}, peak memory`,
          value: median(rows[who].map((row) => row.megabytes)),
          unit: 'MB',
          ...(who === 'ours' && { atMost: atMost.megabytes }),
        })
      }
      const ratios = rows.ours.map((row, round) => row.seconds / (rows.plain[round]?.seconds ?? Number.NaN))
      report({
        label: `${kind}: ours / plain, time`,
        ...{ value: median(ratios), unit: '×', atMost: atMost.times },
      })
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const median = (values: number[]): number => percentile(values, 0.5)
