import { signInPhoneSchema } from './account.ts'

/**
 * What somebody who wants text messages agrees to, in the words that are kept with the yes: what is sent, that it may cost,
 * how to end it, and that nobody needs it to buy (47 CFR 64.1200(f)(9); CTIA, Messaging Principles and Best Practices).
 */
export const textConsentWords = (siteName: string): string =>
  `${siteName} texts me when my order ships, is out for delivery, arrives or is ready for pickup, and when a proof waits for me: about 5 texts an order. Message and data rates may apply. Reply STOP to end, HELP for help. I can order without it.`

/** The E.164 form of a number that can get texts; null when it has none. */
export const textPhoneOf = (phone: string): string | null => signInPhoneSchema.safeParse(phone).data ?? null

/** What is wrong with a checkout that wants texts. */
export const wrongTexts = ({
  textsWanted,
  contact,
}: {
  textsWanted: boolean
  contact: { phone: string }
}): Record<string, string> =>
  textsWanted && textPhoneOf(contact.phone) === null ? { 'contact.phone': needsTextPhone } : {}

export const needsTextPhone = 'Enter the mobile number that gets the texts, such as 512 555 0123'
