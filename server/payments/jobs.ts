import { z } from 'zod'
import { defineJob } from '#server/kernel/jobs.ts'
import type { PaymentsDeps } from './deps.ts'
import { processEvent } from './process-event.ts'
import { reconcile } from './reconcile-payments.ts'
import { sweep } from './sweep-payments.ts'

export const processEventJob = defineJob('payments.process-event', z.object({ paymentEventId: z.uuid() }))

export const sweepJob = defineJob('payments.sweep', z.object({}))

export const reconcileJob = defineJob('payments.reconcile', z.object({}))

/** Nighttime in the shop's country; UTC. */
const everyNight = '17 8 * * *'
const everyMinute = '* * * * *'

/** Each waits for its provider's answer. */
const eventsAtOnce = 4

export function handlePaymentJobs(deps: PaymentsDeps): void {
  deps.jobs.handle(processEventJob, ({ paymentEventId }) => processEvent(deps, paymentEventId), {
    concurrency: eventsAtOnce,
  })
  deps.jobs.handle(sweepJob, async () => {
    await sweep(deps)
  })
  deps.jobs.handle(reconcileJob, async () => {
    const counted = await reconcile(deps)
    deps.log.info(counted, 'payments compared with the provider’s books')
  })
  deps.jobs.schedule(reconcileJob, everyNight, {})
  deps.jobs.schedule(sweepJob, everyMinute, {})
}
