import { defineConfig } from 'vitest/config'

const projects = ['unit', 'race', 'fault', 'e2e'] as const

const include: Record<(typeof projects)[number], string[]> = {
  unit: ['{domain,nesting,server,app,cli,bench,tests}/**/*.test.{ts,tsx}'],
  race: ['tests/race/**/*.race.ts'],
  fault: ['tests/fault/**/*.fault.ts'],
  e2e: ['tests/e2e/**/*.e2e.ts'],
}

export default defineConfig({
  test: {
    reporters: ['default', './tests/harness/count-reporter.ts'],
    globalSetup: ['tests/harness/cluster.ts'],
    projects: projects.map((name) => ({
      test: {
        name,
        include: include[name],
        environment: 'node',
        globalSetup: name === 'e2e' || name === 'fault' ? ['tests/harness/built-pages.ts'] : [],
        testTimeout: 300_000,
        hookTimeout: 300_000,
        maxWorkers: 2,
        // A busy machine can still outrun a browser. What needed a second run there is named in the report.
        retry: name === 'e2e' && process.env.CI ? 1 : 0,
        unstubEnvs: true,
      },
    })),
  },
})
