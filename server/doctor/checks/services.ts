import { after, days } from '#server/kernel/clock.ts'
import { countEvents } from '#server/reports/payment-trouble.ts'
import { type Check, reasonOf, type Told } from '../check.ts'
import type { DoctorDeps } from '../deps.ts'

export const serviceChecks: readonly Check[] = [
  { key: 'payments', group: 'services', what: 'Payments', look: lookAtPayments },
  { key: 'payment-webhooks', group: 'services', what: 'Payment events', isWatched: true, look: lookAtEvents },
  { key: 'shipping', group: 'services', what: 'Shipping', look: lookAtShipping },
  { key: 'mail-server', group: 'services', what: 'Mail server', look: lookAtMailServer },
  { key: 'texts', group: 'services', what: 'Text messages', look: lookAtTexts },
  { key: 'inbound-mail', group: 'services', what: 'Email replies', look: lookAtInboundMail },
]

/** Asks a real provider whether it knows our secrets; changes nothing there. */
async function lookAtPayments({ environment, payments, origin }: DoctorDeps): Promise<Told> {
  const key = environment.PAYMENT_PROVIDER
  if (key === 'sandbox')
    return {
      says: 'sandbox: anyone can order without paying.',
      fix: 'Set PAYMENT_PROVIDER to square or stripe.',
    }
  const provider = payments.find((one) => one.key === key)
  try {
    await provider?.checkAccess()
    return { says: `${provider?.name}; its webhooks go to ${origin}/webhooks/${key}` }
  } catch (error) {
    return { says: `${reasonOf(error)}.`, fix: `Check the ${key.toUpperCase()}_… settings.` }
  }
}

/** More than a coincidence: this many payments never go through without an event from the provider. */
const tellingPayments = 3

/**
 * Payments that went through without any of their events arriving: shoppers who close the page would be notified late.
 */
async function lookAtEvents({
  environment,
  database: { orm },
  clock,
  origin,
}: DoctorDeps): Promise<Told | null> {
  const provider = environment.PAYMENT_PROVIDER
  if (provider === 'sandbox') return null
  const { paid, came } = await countEvents(orm, provider, after(clock.now(), -days(7)))
  if (came > 0 || paid < tellingPayments) return { says: `${came} came in within 7 days` }
  return {
    says: `none came in within 7 days, though ${paid} payments went through.`,
    fix: `Have ${provider === 'stripe' ? 'Stripe' : 'Square'} send them to ${origin}/webhooks/${provider}, and check the secret that signs them.`,
  }
}

/** Asks Shippo whether it knows our token; buys nothing. */
async function lookAtShipping({ environment, shipping, origin }: DoctorDeps): Promise<Told> {
  if (environment.SHIPPING_PROVIDER === 'house')
    return { says: 'house: labels from your own rate table, for parcels that you deliver' }
  const signed = environment.SHIPPO_WEBHOOK_SECRET === undefined ? 'unsigned' : 'signed'
  try {
    for (const provider of shipping) await provider.checkAccess()
    return { says: `Shippo; its webhooks go to ${origin}/webhooks/shippo, ${signed}` }
  } catch (error) {
    return {
      says: `Shippo does not answer or does not recognize its token: ${reasonOf(error)}.`,
      fix: 'Check SHIPPO_API_TOKEN.',
    }
  }
}

async function lookAtMailServer({ mail }: DoctorDeps): Promise<Told> {
  if (!mail.hasTransport)
    return {
      says: 'SMTP_URL is not set: emails stay in the dev mailbox.',
      fix: 'Set it before you open to shoppers.',
    }
  try {
    await mail.checkAccess()
    return { says: 'answers and accepts our sign-in' }
  } catch (error) {
    return { says: `${reasonOf(error)}.`, fix: 'Check SMTP_URL: host, port, user and password.' }
  }
}

/** Asks Twilio whether it knows our secrets; sends nothing. Texts are optional, so having none is not a problem. */
async function lookAtTexts({ mail, environment, origin }: DoctorDeps): Promise<Told> {
  if (!mail.checkTexts)
    return {
      says: mail.hasTexts
        ? 'TWILIO_ACCOUNT_SID is not set: texts stay in the dev mailbox.'
        : 'TWILIO_ACCOUNT_SID is not set: the shop sends no texts.',
    }
  try {
    await mail.checkTexts()
    return { says: `${environment.TWILIO_FROM}; replies and statuses go to ${origin}/webhooks/texts` }
  } catch (error) {
    return { says: `${reasonOf(error)}.`, fix: 'Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.' }
  }
}

/** Checks whether the mailbox lets us in; what a mail service posts can't be checked from here. */
async function lookAtInboundMail({ inboundMails, environment, origin }: DoctorDeps): Promise<Told> {
  const { MAIL_INBOUND, MAIL_REPLY_TO } = environment
  if (!MAIL_INBOUND)
    return { says: 'MAIL_INBOUND is not set: replies to emails go to MAIL_FROM instead of to the order.' }
  if (!inboundMails.checkMailbox)
    return { says: `${MAIL_REPLY_TO}, posted by the email service to ${origin}/webhooks/inbound-mime` }
  try {
    await inboundMails.checkMailbox()
    return { says: `${MAIL_REPLY_TO}, from a mailbox that answers and accepts our sign-in` }
  } catch (error) {
    return { says: `${reasonOf(error)}.`, fix: 'Check MAIL_IMAP_URL: host, port, user, password and folder.' }
  }
}
