import { readSecretsKeys } from '#server/kernel/environment/secrets-keys.ts'
import { databaseLimits } from '#server/kernel/postgres/database-limits.ts'
import { createLocks } from '#server/kernel/postgres/locks.ts'
import { createTableChanges } from '#server/kernel/postgres/table-changes.ts'
import { createFileStore } from '../adapters/files/index.ts'
import { createNetworkLook } from '../adapters/network/index.ts'
import { createWebhookSender } from '../adapters/webhooks/index.ts'
import { systemClock } from '../kernel/clock.ts'
import { openDatabase } from '../kernel/database.ts'
import { createEvents } from '../kernel/emit.ts'
import { removeFilesJob } from '../kernel/files/remove-files.ts'
import { createJobs } from '../kernel/jobs.ts'
import { createOnce } from '../kernel/operations/once.ts'
import { createOrderAddresses } from '../kernel/order-addresses.ts'
import { createOrderLinks } from '../kernel/order-links.ts'
import { createRateLimiter, forgetAttemptsJob } from '../kernel/rate-limit.ts'
import { createSecretBox } from '../kernel/secret-box.ts'
import { createRealtime } from '../realtime/index.ts'
import { createWebhooks } from '../webhooks/index.ts'
import type { ShopDeps } from './shop-deps.ts'

export type Platform = ReturnType<typeof composePlatform>

/** The foundation of every capability. */
export function composePlatform({
  environment,
  connectionString,
  log,
  clock = systemClock,
  network = createNetworkLook(),
  ...deps
}: ShopDeps) {
  const { database = openDatabase(connectionString, log, databaseLimits(environment)) } = deps
  const jobs = createJobs(database, log)
  const realtime = createRealtime(database.line)
  const tableChanges = createTableChanges(database.pool)
  const rateLimiter = createRateLimiter(database, clock)
  const secretBox = createSecretBox(() => readSecretsKeys(environment))
  const orderLinks = createOrderLinks({ secretBox, clock })
  const orderAddresses = createOrderAddresses({ secretBox, replyTo: environment.MAIL_REPLY_TO ?? null })
  const once = createOnce(database, clock, secretBox)
  jobs.handle(forgetAttemptsJob, async () => {
    await rateLimiter.forgetOld()
    await once.forgetOld()
  })
  jobs.schedule(forgetAttemptsJob, '41 3 * * *', {})
  const files = createFileStore(environment)
  jobs.handle(removeFilesJob, async ({ keys }) => {
    for (const key of keys) await files.remove(key)
  })
  const sender = createWebhookSender(environment.WEBHOOK_INSIDE_HOSTS)
  const webhooks = createWebhooks({ database, clock, jobs, realtime, secretBox, sender })
  const events = createEvents(webhooks.emit)
  return {
    ...{
      environment,
      connectionString,
      log,
      clock,
      network,
      database,
      jobs,
      realtime,
      tableChanges,
      rateLimiter,
      secretBox,
      orderLinks,
      orderAddresses,
      once,
      webhooks,
      events,
    },
    emit: events.emit,
    locks: createLocks(database.line),
    files,
    origin: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    staffAddress: environment.MAIL_STAFF ?? null,
  }
}
