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
  /** Null when there is no such mail. */
  wording: alike('content.read', readWording),
  /** The mail server's word that a mail came back: it counts as failed and can be sent again. */
  receiveBounce,
  noteReturned,
  /** The text message service's word of an answer, or of what became of a text. */
  receiveTextCall,
  /** A yes to text messages at the checkout of one order. */
  agreeForOrder,
  /** The number that texts of an account's orders go to; null when none do. */
  textsOfAccount: onDatabase(consentOfAccount),
  textsOfOrder: alike('orders.read', textsOfOrder),
  /** Mails as staff see them. */
  table: alike('mails.read', listMails),
  /** How many each finds, up to 10,001. */
  counts: alike('mails.read', countEach(countMails)),
  getForStaff: alike('mails.read', getMail),
  countStuck: alike('mails.read', countStuck),
  /** All mails whose words the owner may change. */
  listWordings: alike('content.read', listAllWordings),
  /** HTML of a made-up order's confirmation in a look that need not be saved. */
  previewLook: alike('content.read', previewLook),
  withdraw: withoutDeps(withdrawMails),
  countGroups: onDatabase(countGroups),
  list: onDatabase(listKept),
  get: onDatabase(getKept),
}
