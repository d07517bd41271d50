import { expect } from 'vitest'

/**
 * Asks again until it is so, with pauses that leave the machine to whom is asked about; only the test's own time
 * limit ends it.
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo, { timeout: 295_000, interval: 20 }).toBe(true)
}
