import { z } from 'zod'

/**
 * The text parts of an email besides its facts, in reading order. `preview`: shown next to the subject by mail
 * programs.
 */
export const mailParts = ['subject', 'preview', 'heading', 'before', 'after', 'note'] as const

export type MailPart = (typeof mailParts)[number]

/** With placeholders such as {order}. Plain text: an empty line starts a paragraph. */
export type MailWords = Record<MailPart, string>

/** The owner's changes to the default wording, by the name of the email. */
export type OwnWords = Readonly<Record<string, Partial<MailWords>>>

export const mailGroups = {
  orders: 'Orders',
  shipping: 'Shipping and pickup',
  designs: 'Design changes and proofs',
  quotes: 'Questions and quotes',
  texts: 'Text messages',
  accounts: 'Accounts and signing in',
  newsletter: 'Newsletter',
  staff: 'To you and your staff',
} as const

export type MailGroup = keyof typeof mailGroups

/** Maximum length of a text message, in characters: about four of the segments that a carrier bills. */
export const longestText = 480

export const longestMailPart: Record<MailPart, number> = {
  ...{ subject: 200, preview: 200, heading: 200 },
  ...{ before: 2_000, after: 2_000, note: 1_000 },
}

const text = (part: MailPart) =>
  z.string().trim().max(longestMailPart[part], `At most ${longestMailPart[part]} characters`)
const line = (part: MailPart) => text(part).regex(/^[^\r\n]*$/, 'Keep it on one line')

export const mailWordsSchema = z.object({
  subject: line('subject').min(1, 'An email needs a subject'),
  preview: line('preview'),
  heading: line('heading').min(1, 'An email needs a heading'),
  before: text('before'),
  after: text('after'),
  note: text('note'),
})

export const ownWordsSchema = mailWordsSchema.partial()

/** Placeholders that an email has no value for, as typed. */
export const unknownPlaceholders = (words: string, known: readonly string[]): string[] =>
  [...words.matchAll(/\{([^{}]*)\}/g)].flatMap(([typed, name = '']) => (known.includes(name) ? [] : [typed]))

/** Values are inserted verbatim, even if they contain braces. */
export const fillPlaceholders = (words: string, values: ReadonlyMap<string, string>): string =>
  words.replace(/\{([^{}]*)\}/g, (typed, name: string) => values.get(name) ?? typed)
