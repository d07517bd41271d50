import fc from 'fast-check'

/**
 * Tests with random inputs, kills and large images have two forms with the same rules: the short one of every run, and
 * the one of `npm run test:long`.
 */
export const isLong = process.env.TEST_LONG === 'true'

/** How many random inputs a property is tested with: all in the long form, otherwise a twentieth and at least 20. */
export const inputs = (long: number): number =>
  isLong ? long : Math.min(long, Math.max(20, Math.ceil(long / 20)))

/** All of them in the long form, otherwise this many in their order, drawn by the run's seed. */
export function someOf<One>(all: readonly One[], count: number): One[] {
  const drawn = isLong ? all : fc.sample(fc.subarray([...all], { minLength: count, maxLength: count }), 1)[0]
  return [...(drawn ?? [])]
}
