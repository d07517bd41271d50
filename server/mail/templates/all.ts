import type { MailTemplate, MailWording } from '../template.ts'
import { accountDeleted } from './account-deleted.ts'
import { accountsMerged } from './accounts-merged.ts'
import { bulkQuoteAnswer } from './bulk-quote-answer.ts'
import { bulkQuoteReceived } from './bulk-quote-received.ts'
import { changeEmail } from './change-email.ts'
import { confirmEmail } from './confirm-email.ts'
import { customerInvitation } from './customer-invitation.ts'
import { designsEnding } from './designs-ending.ts'
import { differencePaid } from './difference-paid.ts'
import { editRequestNews } from './edit-request-news.ts'
import { orderLink } from './link-to-order.ts'
import { lowStock } from './low-stock.ts'
import { newBulkQuote } from './new-bulk-quote.ts'
import { newDevice } from './new-device.ts'
import { newEditRequest } from './new-edit-request.ts'
import { newOrder } from './new-order.ts'
import { newsletterCampaign } from './newsletter-campaign.ts'
import { newsletterConfirm } from './newsletter-confirm.ts'
import { orderChanged } from './order-changed.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderMessage } from './order-message.ts'
import { orderShipped } from './order-shipped.ts'
import { orderTexts } from './order-texts.ts'
import { outForDelivery } from './out-for-delivery.ts'
import { paymentLink } from './payment-link.ts'
import { pickupReady } from './pickup-ready.ts'
import { reauthentication } from './reauthentication.ts'
import { refundMade } from './refund-made.ts'
import { resetPassword } from './reset-password.ts'
import { shipmentDelivered } from './shipment-delivered.ts'
import { shipmentException } from './shipment-exception.ts'
import { shopNeedsYou } from './shop-needs-you.ts'
import { signInLink } from './sign-in-link.ts'
import { staffInvitation } from './staff-invitation.ts'
import { textMessage } from './text-message.ts'
import { wordingTestOf } from './wording-test.ts'

const sent: ReadonlyArray<MailTemplate<unknown>> = [
  orderConfirmation,
  orderChanged,
  differencePaid,
  paymentLink,
  refundMade,
  newOrder,
  confirmEmail,
  resetPassword,
  changeEmail,
  signInLink,
  reauthentication,
  newDevice,
  accountDeleted,
  accountsMerged,
  designsEnding,
  textMessage,
  newBulkQuote,
  bulkQuoteReceived,
  bulkQuoteAnswer,
  lowStock,
  shopNeedsYou,
  newEditRequest,
  editRequestNews,
  newsletterConfirm,
  newsletterCampaign,
  staffInvitation,
  customerInvitation,
  orderShipped,
  orderMessage,
  orderLink,
  outForDelivery,
  shipmentDelivered,
  shipmentException,
  pickupReady,
  ...orderTexts,
].map((template) => template as MailTemplate<unknown>)

/** Every email whose wording the owner may change, by name. */
export const wordings: ReadonlyMap<string, MailWording> = new Map(
  sent.flatMap((template) => template.wordings.map((wording) => [wording.name, wording])),
)

export const wordingTest = wordingTestOf(wordings)

/** Every kind of email that the shop sends. Data is parsed by the template's own schema before it is rendered. */
export const templates: ReadonlyArray<MailTemplate<unknown>> = [...sent, wordingTest as MailTemplate<unknown>]
