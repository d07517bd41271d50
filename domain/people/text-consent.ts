import { signInPhoneSchema } from './account.ts'

/**
 * The consent text for text messages, stored with the consent: what is sent, that it may cost something, how to end it,
 * and that it is not required to buy (47 CFR 64.1200(f)(9); CTIA, Messaging Principles and Best Practices).
 */
export const textConsentWords = (siteName: string): string =>
  `${siteName} can text me when my order ships, is out for delivery, arrives or is ready for pickup, and when a proof is waiting for me: about 5 texts per order. Message and data rates may apply. Reply STOP to opt out, HELP for help. I can order without this.`

/** The E.164 form of a number that can receive texts; null when it has none. */
export const textPhoneOf = (phone: string): string | null => signInPhoneSchema.safeParse(phone).data ?? null

/** Errors of a checkout that requests texts. */
export const wrongTexts = ({
  textsWanted,
  contact,
}: {
  textsWanted: boolean
  contact: { phone: string }
}): Record<string, string> =>
  textsWanted && textPhoneOf(contact.phone) === null ? { 'contact.phone': needsTextPhone } : {}

export const needsTextPhone = 'Enter the mobile number to text, such as 512 555 0123'
