import { alike, countEach, may } from '#server/kernel/door.ts'
import { keepText } from './keep-text.ts'
import { countInbound, filesOfOrder, getInbound, listInbound } from './list-mails.ts'
import { pollMailbox, receivePost } from './receive-post.ts'

export const inboundMailCalls = {
  /** Handles an email that a mail service posts. */
  receivePost,
  /** Keeps a text message sent to the shop's number. */
  keepText,
  /** Checks the mailbox; the job does this every minute. */
  poll: pollMailbox,
  /** Inbound emails, as staff see them. */
  table: alike('mails.read', listInbound),
  /** How many match each filter, up to 10,001. */
  counts: alike('mails.read', countEach(countInbound)),
  get: alike('mails.read', getInbound),
  /** Files attached to an order's messages. */
  filesOfOrder: may('orders.read', filesOfOrder),
}
