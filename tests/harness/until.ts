import { expect } from 'vitest'

/**
 * Checks repeatedly until it is true, with pauses that leave the machine to the code under test; only the test's own
 * timeout ends it.
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 295_000, interval: 20 }).toBe(true)
}
