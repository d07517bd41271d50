import { z } from 'zod'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { WebhookSender } from './port.ts'

export type WebhooksDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  realtime: Pick<Realtime, 'announce'>
  secretBox: SecretBox
  sender: WebhookSender
}

export const deliverJob = defineJob('webhooks.deliver', z.object({ deliveryId: z.uuid() }))
