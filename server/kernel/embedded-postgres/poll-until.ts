import { setTimeout as pause } from 'node:timers/promises'

type Pace = { attempts: number; everyMilliseconds: number }

/** Calls `probe` until it returns something other than undefined; undefined once all attempts are used up. */
export async function pollUntil<T>(
  probe: () => T | undefined | Promise<T | undefined>,
  { attempts, everyMilliseconds }: Pace,
): Promise<T | undefined> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const found = await probe()
    if (found !== undefined) return found
    if (attempt < attempts) await pause(everyMilliseconds)
  }
  return undefined
}
