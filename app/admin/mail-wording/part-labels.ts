import { type MailPart, type MailWords, mailParts } from '#domain/shop/mail-words.ts'

/** Labels as the owner reads them; multi-line parts are marked. */
export const partLabels: Record<MailPart, { label: string; hint?: string; isLong?: true }> = {
  subject: { label: 'Subject' },
  preview: { label: 'Preview line', hint: 'What mail programs show next to the subject' },
  heading: { label: 'Heading' },
  before: { label: 'Text above the details', hint: 'Leave an empty line to start a paragraph', isLong: true },
  after: { label: 'Text below the details', isLong: true },
  note: { label: 'Small print at the end', isLong: true },
}

/** The only part of a text message. */
export const textLabel = {
  label: 'Text message',
  hint: 'If you don’t say how to stop them, we add it',
  isLong: true,
} as const

export const areSame = (one: MailWords, other: MailWords): boolean =>
  mailParts.every((part) => one[part] === other[part])

export const labeled = (words: MailWords): Record<string, string> =>
  Object.fromEntries(mailParts.map((part) => [partLabels[part].label, words[part]]))
