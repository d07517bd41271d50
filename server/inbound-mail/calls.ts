import { alike, countEach, may } from '#server/kernel/door.ts'
import { keepText } from './keep-text.ts'
import { countInbound, filesOfOrder, getInbound, listInbound } from './list-mails.ts'
import { pollMailbox, receivePost } from './receive-post.ts'

export const inboundMailCalls = {
  /** What a mail service posts. */
  receivePost,
  /** What somebody texted to the shop's number. */
  keepText,
  /** Looks into the mailbox; what the job does every minute. */
  poll: pollMailbox,
  /** Mails that came in, as staff see them. */
  table: alike('mails.read', listInbound),
  /** How many each finds, up to 10,001. */
  counts: alike('mails.read', countEach(countInbound)),
  get: alike('mails.read', getInbound),
  /** What came with an order's messages. */
  filesOfOrder: may('orders.read', filesOfOrder),
}
