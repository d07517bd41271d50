import { spawnSync } from 'node:child_process'

// `npm run test:long -- 300 12345`: the number of random kills, and a seed to repeat.
const [kills = '300', seed] = process.argv.slice(2)
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], {
  stdio: 'inherit',
  env: { ...process.env, TEST_LONG: 'true', CHAOS_KILLS: kills, ...(seed && { TEST_SEED: seed }) },
})
process.exitCode = status ?? 1
