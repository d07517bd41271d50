import { z } from 'zod'

/** What a mail says beside its facts, in the order in which it is read. `preview`: what mail programs show beside the subject. */
export const mailParts = ['subject', 'preview', 'heading', 'before', 'after', 'note'] as const

export type MailPart = (typeof mailParts)[number]

/** With placeholders such as {order}. Plain text: an empty line begins a paragraph. */
export type MailWords = Record<MailPart, string>

/** What the owner says otherwise than the words that came with the shop, by the mail's name. */
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

/** Of a text message, in characters: some four of the pieces that a carrier bills. */
export const longestText = 480

export const longestMailPart: Record<MailPart, number> = {
  ...{ subject: 200, preview: 200, heading: 200 },
  ...{ before: 2_000, after: 2_000, note: 1_000 },
}

const text = (part: MailPart) =>
  z.string().trim().max(longestMailPart[part], `At most ${longestMailPart[part]} characters`)
const line = (part: MailPart) => text(part).regex(/^[^\r\n]*$/, 'Write it on one line')

export const mailWordsSchema = z.object({
  subject: line('subject').min(1, 'A mail needs a subject'),
  preview: line('preview'),
  heading: line('heading').min(1, 'A mail needs a heading'),
  before: text('before'),
  after: text('after'),
  note: text('note'),
})

export const ownWordsSchema = mailWordsSchema.partial()

/** Names in braces that a mail has no value for, as they were typed. */
export const unknownPlaceholders = (words: string, known: readonly string[]): string[] =>
  [...words.matchAll(/\{([^{}]*)\}/g)].flatMap(([typed, name = '']) => (known.includes(name) ? [] : [typed]))

/** What stands in a value is said as it is, braces too. */
export const fillPlaceholders = (words: string, values: ReadonlyMap<string, string>): string =>
  words.replace(/\{([^{}]*)\}/g, (typed, name: string) => values.get(name) ?? typed)
