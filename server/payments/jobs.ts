import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import type { PaymentsNeeds } from './index.ts'
import { processEvent } from './process-event.ts'
import { sweep } from './sweep-payments.ts'

export const processEventJob = defineJob('payments.process-event', z.object({ paymentEventId: z.uuid() }))

export const sweepJob = defineJob('payments.sweep', z.object({}), { retryLimit: 0, expireInSeconds: 300 })

const everyMinute = '* * * * *'

export function handlePaymentJobs(needs: PaymentsNeeds): void {
  needs.jobs.handle(processEventJob, ({ paymentEventId }) => processEvent(needs, paymentEventId))
  needs.jobs.handle(sweepJob, async () => {
    await sweep(needs)
  })
  needs.jobs.schedule(sweepJob, everyMinute, {})
}
