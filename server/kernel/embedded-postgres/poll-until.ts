import { setTimeout as pause } from 'node:timers/promises'

type Pace = { attempts: number; everyMilliseconds: number }

/** Asks `probe` until it gives something other than undefined; undefined when the attempts are used up. */
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
