import fc from 'fast-check'
import { afterEach } from 'vitest'
import { expectAllMoneyToAddUp } from './database.ts'

/** Loaded before every test file, see vitest.config.ts. */
afterEach(expectAllMoneyToAddUp)

/** Property tests draw other inputs in each run: `TEST_SEED=123 npm test` repeats one, see vitest.config.ts. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED) })
