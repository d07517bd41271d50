import type { Jobs } from '#server/kernel/jobs.ts'
import type { DeliverDeps } from './deliver.ts'
import type { BounceDeps } from './receive-bounce.ts'

export type MailDeps = Omit<DeliverDeps, 'templates'> & BounceDeps & { jobs: Jobs }
