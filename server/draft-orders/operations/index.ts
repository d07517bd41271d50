import { cancelDraftOrder } from './cancel-draft-order.ts'
import { findCustomers, listCustomerDesigns } from './find-customers.ts'
import { payByLink, seeLink, settleLink } from './pay-by-link.ts'
import { saveDraft } from './save-draft.ts'
import { sendAgain, sendLink } from './send-link.ts'
import { takeNewOrder } from './take-at-counter.ts'
import { takeForLink } from './take-for-link.ts'
import { totalDraftOrder } from './total-order.ts'

export const draftOrderOperations = [
  findCustomers,
  listCustomerDesigns,
  totalDraftOrder,
  saveDraft,
  sendLink,
  sendAgain,
  takeNewOrder,
  takeForLink,
  cancelDraftOrder,
  seeLink,
  payByLink,
  settleLink,
] as const
