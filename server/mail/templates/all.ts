import type { MailTemplate } from '../template.ts'
import { bulkQuoteReceived } from './bulk-quote-received.ts'
import { confirmEmail } from './confirm-email.ts'
import { newBulkQuote } from './new-bulk-quote.ts'
import { newOrder } from './new-order.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { resetPassword } from './reset-password.ts'

/** Every kind of mail that the shop sends. Data is parsed by the template's own schema before it is written. */
export const templates: ReadonlyArray<MailTemplate<unknown>> = [
  orderConfirmation,
  newOrder,
  confirmEmail,
  resetPassword,
  newBulkQuote,
  bulkQuoteReceived,
].map((template) => template as MailTemplate<unknown>)
