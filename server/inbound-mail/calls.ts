import { alike, may } from '#server/kernel/door.ts'
import { filesOfOrder, listInbound } from './list-mails.ts'
import { pollMailbox, receivePost } from './receive-post.ts'

export const inboundMailCalls = {
  /** What a mail service posts. */
  receivePost,
  /** Looks into the mailbox; what the job does every minute. */
  poll: pollMailbox,
  /** Mails that came in, as staff see them. */
  list: alike('mails.read', listInbound),
  /** What came with an order's messages. */
  filesOfOrder: may('orders.read', filesOfOrder),
}
