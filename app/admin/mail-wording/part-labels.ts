import { type MailPart, type MailWords, mailParts } from '#domain/shop/mail-words.ts'

/** As the owner reads them. Those of several lines say so. */
export const partLabels: Record<MailPart, { label: string; hint?: string; isLong?: true }> = {
  subject: { label: 'Subject' },
  preview: { label: 'Preview line', hint: 'What mail programs show beside the subject' },
  heading: { label: 'Heading' },
  before: { label: 'Text above the details', hint: 'An empty line begins a paragraph', isLong: true },
  after: { label: 'Text below the details', isLong: true },
  note: { label: 'Small print at the end', isLong: true },
}

/** The one part of a text message. */
export const textLabel = {
  label: 'Text message',
  hint: 'How to end them is added where you do not say it',
  isLong: true,
} as const

export const areSame = (one: MailWords, other: MailWords): boolean =>
  mailParts.every((part) => one[part] === other[part])

export const labeled = (words: MailWords): Record<string, string> =>
  Object.fromEntries(mailParts.map((part) => [partLabels[part].label, words[part]]))
