import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/harness/longest-first.ts'

const projects = ['unit', 'e2e'] as const

const include: Record<(typeof projects)[number], string[]> = {
  // Each project has workers of its own, which load the shop anew: races and kills are too few for that.
  unit: ['{domain,nesting,server,app,cli,bench,tests}/**/*.test.{ts,tsx}', 'tests/race/**/*.race.ts'],
  e2e: ['tests/e2e/**/*.e2e.ts', 'tests/fault/**/*.fault.ts'],
}

// Random inputs are others in each run; the run's last lines say how to have the same again.
process.env.TEST_SEED ??= String(randomInt(2 ** 31))

/**
 * As the launcher does: a process that decodes starts in two thirds of the time. For whom the workers start and not for
 * themselves, who would write down at their end what they compiled, which takes each of them seconds.
 */
const compileCache = fileURLToPath(new URL('./node_modules/.cache/gangway', import.meta.url))
const ofAll = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compileCache }

/** Vitest has Node take the builds for developers where a package has some, as React Router has; the launcher does not. */
const packagesAsServed: Plugin = {
  name: 'packages-as-served',
  configResolved({ ssr }) {
    if (ssr.resolve) ssr.resolve.conditions = ['node']
  },
}

export default defineConfig({
  test: {
    reporters: ['default', './tests/harness/count-reporter.ts'],
    globalSetup: ['tests/harness/cluster.ts'],
    sequence: { sequencer: LongestFirst },
    projects: projects.map((name) => ({
      plugins: name === 'e2e' ? [packagesAsServed] : [],
      test: {
        name,
        include: include[name],
        environment: 'node',
        globalSetup: name === 'e2e' ? ['tests/harness/built-pages.ts'] : [],
        // As the launcher sets it for shops (cli/gangway.mjs): React's other build looks closer, at twice the time.
        env: name === 'e2e' ? { ...ofAll, NODE_ENV: 'production' } : ofAll,
        setupFiles: ['tests/harness/every-test-file.ts'],
        testTimeout: 300_000,
        hookTimeout: 300_000,
        // How long a slow machine may take, as for pages (openPage); what comes true ends the wait.
        expect: { poll: { timeout: 90_000 } },
        // One more than there are cores: a test that waits for its browser or its shop leaves a core to another.
        maxWorkers: availableParallelism() + 1,
        // Files in one worker share loaded modules, which keep no state of a shop: loading them anew took 3 s a file.
        isolate: false,
        unstubEnvs: true,
      },
    })),
  },
})
