import fc from 'fast-check'
import { afterEach } from 'vitest'
import { expectAllMoneyToAddUp } from './database.ts'

/** Loaded before every test file, see vitest.config.ts. */
afterEach(expectAllMoneyToAddUp)

/**
 * Property tests draw the same inputs in every run, so that a red run is about the change in it and can be repeated.
 * `PROPERTY_SEED=random` explores, `PROPERTY_SEED=123` repeats what an exploration found.
 */
const seed = process.env.PROPERTY_SEED ?? '20260'
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) })
