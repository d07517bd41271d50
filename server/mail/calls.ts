import { alike, countEach, onDatabase, withoutDeps } from '#server/kernel/door.ts'
import { countGroups, getKept, listKept, withdrawMails } from './kept-mails.ts'
import { countMails, listMails } from './list-mails.ts'
import { countStuck, getMail, previewLook } from './mail-desk.ts'
import { noteReturned, receiveBounce } from './receive-bounce.ts'
import { agreeForOrder, consentOfAccount } from './texts/consents.ts'
import { receiveTextCall } from './texts/receive-call.ts'
import { textsOfOrder } from './texts/texts-of-order.ts'
import { listAllWordings, readWording } from './wording-desk.ts'

export const mailCalls = {
  /** Null if there is no such email. */
  wording: alike('content.read', readWording),
  /** A notification from the mail server that an email bounced: it counts as failed and can be sent again. */
  receiveBounce,
  noteReturned,
  /** A notification from the text message service about a reply, or about what happened to a text. */
  receiveTextCall,
  /** Consent to text messages at the checkout of one order. */
  agreeForOrder,
  /** The number that texts about an account's orders go to; null if none do. */
  textsOfAccount: onDatabase(consentOfAccount),
  textsOfOrder: alike('orders.read', textsOfOrder),
  /** Emails as staff see them. */
  table: alike('mails.read', listMails),
  /** How many match each filter, up to 10,001. */
  counts: alike('mails.read', countEach(countMails)),
  getForStaff: alike('mails.read', getMail),
  countStuck: alike('mails.read', countStuck),
  /** All emails whose wording the owner may change. */
  listWordings: alike('content.read', listAllWordings),
  /** HTML of a sample order confirmation in a look that doesn't have to be saved. */
  previewLook: alike('content.read', previewLook),
  withdraw: withoutDeps(withdrawMails),
  countGroups: onDatabase(countGroups),
  list: onDatabase(listKept),
  get: onDatabase(getKept),
}
