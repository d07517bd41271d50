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
 * Files of one worker share its process: a setting that one leaves (`vi.stubEnv` takes it back) would be set for others, and
 * who waits for the end of the parent may let it end. The library for pictures writes its own folder there, once it is loaded.
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

/** Property tests draw other inputs in each run: `TEST_SEED=123 npm test` repeats one, see vitest.config.ts. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) })

/**
 * Counts pictures in memory as part of the heap. By itself V8 looks through the whole heap, which holds all modules of the
 * shop here, after each few pictures: half the time of a test that draws pages of a PDF.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit')
