import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/harness/longest-first.ts'

// Random inputs are others in each run; the run's last lines say how to have the same again.
process.env.TEST_SEED ??= String(randomInt(2 ** 31))

/**
 * Workers, and the processes that decode for them, ask Linux for memory in pieces of 2 MB where they need much: on a virtual
 * machine each piece of 4 KB costs up to 20 µs, a sixth of all that unit tests take. Shops as processes start without it.
 */
process.env.GLIBC_TUNABLES ??= 'glibc.malloc.hugetlb=1'

/**
 * As the launcher does: a process that decodes starts in two thirds of the time. For whom the workers start and not for
 * themselves, who would write down at their end what they compiled, which takes each of them seconds.
 */
const compileCache = fileURLToPath(new URL('./node_modules/.cache/gangway', import.meta.url))

/** Vitest has Node take the builds for developers where a package has some, as React Router has; the launcher does not. */
const packagesAsServed: Plugin = {
  name: 'packages-as-served',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node']
  },
}

/** How many times slower the browser is made (tests/harness/browser.ts): a walk of a minute may take as many. */
const slowdown = Number(process.env.BROWSER_SLOWDOWN ?? 1)

export default defineConfig({
  plugins: [packagesAsServed],
  // What React's build for developers alone can read.
  oxc: { jsx: { development: false } },
  test: {
    // One project: workers of two would each load the shop anew, and transform it twice.
    include: [
      '{domain,nesting,server,app,cli,bench,tests}/**/*.test.{ts,tsx}',
      'tests/race/**/*.race.ts',
      'tests/e2e/**/*.e2e.ts',
      'tests/fault/**/*.fault.ts',
    ],
    environment: 'node',
    reporters: ['default', './tests/harness/count-reporter.ts'],
    globalSetup: 'tests/harness/before-workers.ts',
    setupFiles: ['tests/harness/every-test-file.ts'],
    sequence: { sequencer: LongestFirst },
    // As the launcher sets it for shops (cli/gangway.mjs): React's other build looks closer, at twice the time.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache, NODE_ENV: 'production' },
    testTimeout: 300_000 * slowdown,
    hookTimeout: 300_000 * slowdown,
    // How long a slow machine may take, as for pages (openPage); what comes true ends the wait.
    expect: { poll: { timeout: 90_000 } },
    // Two more than there are cores: a test that waits for its browser or its shop leaves a core to another. With one more
    // a fifth of both cores lay idle, with two a twentieth.
    maxWorkers: availableParallelism() + 2,
    // A young generation that a test fits in: a worker's time in six folders of unit tests 19.2 s → 18.2 s.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64'],
    // Files in one worker share loaded modules, which keep no state of a shop: loading them anew took 3 s a file.
    isolate: false,
    unstubEnvs: true,
  },
})
