import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { afterAll, afterEach, expect, vi } from 'vitest'
import { throwMistakes } from '#server/kernel/postgres/mistakes.ts'
import { databasesDropped, expectAllMoneyToAddUp } from './database.ts'
import { tellLastLog } from './processes/last-log.ts'

/** Loaded before every test file, see vitest.config.ts. */
throwMistakes(true)
afterEach(expectAllMoneyToAddUp)
afterEach(tellLastLog)
afterAll(databasesDropped)

/**
 * The files of one worker share its process: a setting that one leaves behind (`vi.stubEnv` restores it) would affect
 * the others, and a listener for the parent's end may let the process exit. The image library sets its own folder there
 * once it is loaded.
 */
const shared = () => {
  const { VIPSHOME, ...environment } = process.env
  return { environment, orphans: process.listenerCount('disconnect') }
}
const before = shared()
afterAll(() => {
  vi.unstubAllEnvs()
  expect(shared()).toEqual(before)
})

/** Property tests draw different inputs in each run: `TEST_SEED=123 npm test` repeats one, see vitest.config.ts. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) })

/**
 * Counts images in memory as part of the heap. By default V8 scans the whole heap, which contains all modules of the
 * shop here, after every few images: half the time of a test that renders PDF pages.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit')
