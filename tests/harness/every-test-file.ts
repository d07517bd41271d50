import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { afterAll, afterEach } from 'vitest'
import { databasesDropped, expectAllMoneyToAddUp } from './database.ts'

/** Loaded before every test file, see vitest.config.ts. */
afterEach(expectAllMoneyToAddUp)
afterAll(databasesDropped)

/** Property tests draw other inputs in each run: `TEST_SEED=123 npm test` repeats one, see vitest.config.ts. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) })

/**
 * Counts pictures in memory as part of the heap. By itself V8 looks through the whole heap, which holds all modules of the
 * shop here, after each few pictures: half the time of a test that draws pages of a PDF.
 */
setFlagsFromString('--external-memory-accounted-in-global-limit')
