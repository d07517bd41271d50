import { composeShop } from '#server/compose.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { readEnvironment } from '#server/kernel/environment.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Shop } from '#server/shop.ts'

/** The doors of a shop in this process, beside a server process on the same database; it serves and runs nothing. */
export function openShop(settings: Record<string, string>, clock?: Clock): Shop {
  const reading = readEnvironment({ NODE_ENV: 'test', PAYMENT_PROVIDER: 'sandbox', ...settings })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  const { environment } = reading
  return composeShop({
    ...{ environment, clock, log: silentLog() },
    connectionString: settings.DATABASE_URL ?? '',
  })
}
