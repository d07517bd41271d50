import type { MailTemplate } from '../template.ts'
import { bulkQuoteReceived } from './bulk-quote-received.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { editRequestNews } from './edit-request-news.ts'
import { lowStock } from './low-stock.ts'
import { newBulkQuote } from './new-bulk-quote.ts'
import { newEditRequest } from './new-edit-request.ts'
import { newOrder } from './new-order.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderShipped } from './order-shipped.ts'
import { outForDelivery } from './out-for-delivery.ts'
import { pickupReady } from './pickup-ready.ts'
import { reauthentication } from './reauthentication.ts'
import { refundMade } from './refund-made.ts'
import { resetPassword } from './reset-password.ts'
import { shipmentDelivered } from './shipment-delivered.ts'
import { shipmentException } from './shipment-exception.ts'
import { signInLink } from './sign-in-link.ts'
import { staffInvitation } from './staff-invitation.ts'
import { textMessage } from './text-message.ts'

/** Every kind of mail that the shop sends. Data is parsed by the template's own schema before it is written. */
export const templates: ReadonlyArray<MailTemplate<unknown>> = [
  orderConfirmation,
  refundMade,
  newOrder,
  confirmEmail,
  resetPassword,
  changeEmail,
  signInLink,
  reauthentication,
  textMessage,
  newBulkQuote,
  bulkQuoteReceived,
  lowStock,
  newEditRequest,
  editRequestNews,
  staffInvitation,
  orderShipped,
  outForDelivery,
  shipmentDelivered,
  shipmentException,
  pickupReady,
].map((template) => template as MailTemplate<unknown>)
