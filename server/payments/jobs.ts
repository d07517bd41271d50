import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import type { PaymentsNeeds } from './index.ts'
import { processEvent } from './process-event.ts'
import { reconcile } from './reconcile-payments.ts'
import { sweep } from './sweep-payments.ts'

export const processEventJob = defineJob('payments.process-event', z.object({ paymentEventId: z.uuid() }))

export const sweepJob = defineJob('payments.sweep', z.object({}))

export const reconcileJob = defineJob('payments.reconcile', z.object({}))

/** At night in the shop's country; UTC. */
const everyNight = '17 8 * * *'
const everyMinute = '* * * * *'

export function handlePaymentJobs(needs: PaymentsNeeds): void {
  needs.jobs.handle(processEventJob, ({ paymentEventId }) => processEvent(needs, paymentEventId))
  needs.jobs.handle(sweepJob, async () => {
    await sweep(needs)
  })
  needs.jobs.handle(reconcileJob, async () => {
    const counted = await reconcile(needs)
    needs.log.info(counted, 'payments compared with the provider’s books')
  })
  needs.jobs.schedule(reconcileJob, everyNight, {})
  needs.jobs.schedule(sweepJob, everyMinute, {})
}
