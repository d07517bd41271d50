import { cancelManualOrder } from './cancel-order.ts'
import { findCustomers, listCustomerDesigns } from './find-customers.ts'
import { payByLink, seeLink, settleLink } from './pay-by-link.ts'
import { saveDraft } from './save-draft.ts'
import { sendAgain, sendLink } from './send-link.ts'
import { takeForLink, takeNewOrder } from './take-at-counter.ts'
import { totalManualOrder } from './total-order.ts'

export const manualOrderOperations = [
  findCustomers,
  listCustomerDesigns,
  totalManualOrder,
  saveDraft,
  sendLink,
  sendAgain,
  takeNewOrder,
  takeForLink,
  cancelManualOrder,
  seeLink,
  payByLink,
  settleLink,
] as const
