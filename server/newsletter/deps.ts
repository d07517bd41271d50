import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database, Transaction } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Realtime } from '#server/realtime/index.ts'

export type NewsletterDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  files: Pick<FileStore, 'exists' | 'write' | 'withLocalFile'>
  realtime: Pick<Realtime, 'announce'>
  mail: Pick<Mail, 'send' | 'withdraw' | 'countGroups' | 'render'>
  rateLimiter: RateLimiter
  readSettings(): Promise<ShopSettings>
  /** The origin of the shop's pages, for links in emails. */
  origin: string
}

export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}/newsletter/unsubscribe?token=${token}`

export const confirmUrl = (origin: string, token: string): string =>
  `${origin}/newsletter/confirm?token=${token}`

export const announceCampaign = (
  { realtime }: Pick<NewsletterDeps, 'realtime'>,
  transaction: Transaction,
  id: string,
): Promise<void> => realtime.announce(transaction, { topic: 'staff', event: 'campaign.changed', id })
