import type { SmsSender } from '#server/auth/index.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Mail } from '#server/mail/index.ts'
import { textMessage } from '#server/mail/templates/text-message.ts'

/** Shows text messages in the dev mailbox, so that sign-in by phone can be tried without a service. */
export const createMailboxSender = (deps: { database: Database; mail: Pick<Mail, 'send'> }): SmsSender => ({
  name: 'mailbox',
  send: async ({ to, text, expiresAt }) => {
    await deps.mail.send(deps.database.orm, {
      template: textMessage,
      to,
      data: { text },
      expiresAt: expiresAt ?? undefined,
      dedupeKey: `text-message:${crypto.randomUUID()}`,
    })
    return { id: null }
  },
})
