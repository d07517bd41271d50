import { z } from 'zod'
import type { Artwork } from '#server/artwork/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { FileStore } from '#server/kernel/file-store.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { OrderAddresses } from '#server/kernel/order-addresses.ts'
import type { RateLimiter } from '#server/kernel/rate-limit.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Mailbox, ReadPosted } from './port.ts'

export type InboundMailDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  files: FileStore
  rateLimiter: RateLimiter
  orderAddresses: OrderAddresses
  orders: Pick<Orders, 'messages' | 'findByNumber'>
  mail: Pick<Mail, 'noteReturned'>
  artwork: Pick<Artwork, 'takeFile' | 'lookAtMany'>
  /** How the mail service posts; null disables the endpoint. */
  readPosted: ReadPosted | null
  mailbox: Mailbox | null
}

/** Reads one stored email. */
export const readMailJob = defineJob('inbound-mail.read', z.object({ mailId: z.uuid() }))

/** Checks the mailbox for new email. */
export const pollMailboxJob = defineJob('inbound-mail.poll', z.object({}))

export const rawKey = (mailId: string): string => `inbound-mails/${mailId}`
