import { composeShop } from '#server/compose.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'

/** The doors of the shop, to fill it by. Its own process does the same by its jobs. */
export function composeHouse(origin: string, connectionString: string): Shop {
  const reading = readEnvironment({ DATABASE_URL: connectionString, PUBLIC_URL: origin })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return composeShop({ environment: reading.environment, connectionString, log: silentLog() })
}
