import { composeShop } from '#server/compose.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'

/** The shop's operations, to fill it with. Its own process does the same through its jobs. */
export function composeHouse(origin: string, connectionString: string): Shop {
  const reading = readEnvironment({ DATABASE_URL: connectionString, PUBLIC_URL: origin })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return composeShop({ environment: reading.environment, connectionString, log: silentLog() })
}
