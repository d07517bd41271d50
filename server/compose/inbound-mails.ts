import { createImapMailbox } from '../adapters/mail/imap/index.ts'
import { postedReaders } from '../adapters/mail/posted/index.ts'
import { createInboundMails, type InboundMails } from '../inbound-mail/index.ts'
import type { Basics } from './basics.ts'
import type { Designing } from './designing.ts'
import type { Platform } from './platform.ts'
import type { Selling } from './selling.ts'

/** Replies by email come in through the one way that is configured. */
export function composeInboundMails(below: Platform & Basics & Designing & Selling): InboundMails {
  const { MAIL_INBOUND, MAIL_INBOUND_SECRET, MAIL_IMAP_URL } = below.environment
  const isPolled = MAIL_INBOUND === 'imap'
  return createInboundMails({
    ...below,
    readPosted:
      MAIL_INBOUND && !isPolled && MAIL_INBOUND_SECRET
        ? postedReaders[MAIL_INBOUND](MAIL_INBOUND_SECRET)
        : null,
    mailbox: isPolled && MAIL_IMAP_URL ? createImapMailbox(MAIL_IMAP_URL) : null,
  })
}
