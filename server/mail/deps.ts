import type { MailWords } from '#domain/shop/mail-words.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { DeliverDeps } from './deliver.ts'
import type { BounceDeps } from './receive-bounce.ts'
import type { TextCallDeps } from './texts/receive-call.ts'

export type MailDeps = Omit<DeliverDeps, 'templates'> &
  BounceDeps &
  TextCallDeps & {
    jobs: Jobs
    /** The current wording of one email. */
    mailWords(mail: string, standard: MailWords): Promise<{ words: MailWords; version: number }>
  }
