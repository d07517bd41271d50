import { z } from 'zod'
import { orderFilesLabel } from './retention-label.ts'

/**
 * What is kept of one kind of data, how long, and why. In days; the page and docs/operating.md say what is defined
 * here.
 */
export type RetentionTerms = {
  label: string
  /** What is removed when its retention period ends, and what remains. */
  removes: string
  stays: string
  /** Why it is kept that long. */
  because: string
  /** Null: until someone removes it. */
  days: number | null
}

export type ChosenTerms = RetentionTerms & {
  /** The shortest period that can be chosen, and why. */
  least: number
  leastBecause: string
  /** The unit for counts: "one order", "{n} orders". */
  one: string
  many: string
  /** Its owner is notified this many days in advance. */
  warnedDays?: number
}

/** Data whose retention period the shop's owner chooses. By default nothing is removed except what always was. */
export const chosenRetention = {
  orderFiles: {
    label: orderFilesLabel,
    removes:
      'The artwork and print files of orders that were shipped, completed or cancelled, counted from the last activity on the order. Their gang sheets are removed too, unless the customer has saved or changed them since.',
    stays:
      'The order itself, with its items, prices, payments, messages and invoice. Artwork that another order, a cart or a saved design uses.',
    because: 'reprints and reorders',
    days: null,
    least: 180,
    leastBecause: 'a customer’s bank can ask about a payment for months',
    one: 'artwork of one order',
    many: 'artwork of {n} orders',
  },
  accountDesigns: {
    label: 'Designs that customers no longer use',
    removes:
      'Gang sheets in customers’ accounts that no one has saved, ordered or asked to keep for this long. Their customer gets an email 14 days before, with a button to keep them.',
    stays: 'Anything ordered, for as long as its order’s artwork is kept. Everything else in the account.',
    because: 'their owner can keep working on them',
    days: null,
    least: 180,
    leastBecause: 'many customers order once a season',
    one: 'one design',
    many: '{n} designs',
    warnedDays: 14,
  },
  visitorDesigns: {
    label: 'Designs of visitors without an account',
    removes: 'Gang sheets that were saved without signing in and not changed for this long.',
    stays: 'Anything ordered, for as long as its order’s artwork is kept.',
    because: 'a visitor who signs in later can find them',
    days: null,
    least: 30,
    leastBecause: 'a cart in their browser may still hold them',
    one: 'one design',
    many: '{n} designs',
  },
  visitorArtwork: {
    label: 'Uploads of visitors without an account',
    removes: 'Uploaded artwork that no design, draft or order uses. It’s deleted for good 7 days later.',
    stays: 'Anything a design, draft or order uses.',
    because: 'the person who uploaded it may come back, or have it in a cart',
    days: 30,
    least: 14,
    leastBecause: 'a cart in their browser may still hold them',
    one: 'one upload',
    many: '{n} uploads',
  },
  mailBodies: {
    label: 'Text of sent emails',
    removes: 'The text of emails that were sent. It can’t be read or sent again.',
    stays: 'Who it went to, its subject, when, and whether it arrived.',
    because: 'what you wrote to a customer can be read and sent again',
    days: null,
    least: 90,
    leastBecause: 'questions about an order come within weeks',
    one: 'the text of one email',
    many: 'the text of {n} emails',
  },
  auditEntries: {
    label: 'Audit log',
    removes: 'Who changed what, and when.',
    stays: 'The history of each order, which belongs to the order.',
    because: 'you can see who changed what, even years later',
    days: null,
    least: 365,
    leastBecause: 'books are closed once a year',
    one: 'one entry',
    many: '{n} entries',
  },
  webhookDeliveries: {
    label: 'Messages sent to webhooks',
    removes: 'Messages to your programs and their answers.',
    stays: 'The webhook, and messages still waiting to be sent.',
    because: 'they can be viewed and sent again',
    days: 30,
    least: 7,
    leastBecause: 'a program that is down is retried for three days',
    one: 'one message',
    many: '{n} messages',
  },
} as const satisfies Record<string, ChosenTerms>

/** Data whose retention period is the same in every shop. */
export const fixedRetention = {
  unfinishedUploads: {
    label: 'Artwork uploads that were never finished',
    removes: 'The whole upload, and what staff uploaded for the shop, which has its own copy by then.',
    stays: 'Nothing.',
    because: 'an interrupted upload can pick up where it left off',
    days: 3,
  },
  removedArtwork: {
    label: 'Artwork that was removed',
    removes: 'The artwork.',
    stays: 'Anything a design, draft or order uses.',
    because: 'it’s restored if a design, draft or order uses it by then',
    days: 7,
  },
  unpickedDrawings: {
    label: 'Drawings whose fonts no one picked',
    removes: 'The file.',
    stays: 'Why it could not be printed.',
    because: 'the person who uploaded one may pick them later',
    days: 7,
  },
  aiDesigns: {
    label: 'AI designs that no one took into the studio',
    removes: 'The images and their prompts.',
    stays: 'Anything taken into the studio.',
    because: 'people look through them and choose',
    days: 7,
  },
  removedMedia: {
    label: 'Pictures and videos that you deleted from the media library',
    removes: 'The files.',
    stays: 'Anything a page shows again, which is restored.',
    because: 'they can be restored',
    days: 7,
  },
  imports: {
    label: 'Files that were imported',
    removes: 'The file and the result for each row.',
    stays: 'What was imported.',
    because: 'they can be viewed again; they may contain whole customer lists',
    days: 30,
  },
  inboundMails: {
    label: 'Incoming emails, as received',
    removes: 'The email and its entry in the list.',
    stays:
      'The message and its files on the order, and emails still waiting for someone to say which order they belong to.',
    because: 'they can be viewed again',
    days: 90,
  },
  textConsents: {
    label: 'Consent to text messages',
    removes: 'The number and the wording they agreed to, for an order or for an agreement that has ended.',
    stays: 'Account agreements until they are ended; numbers that opted out of texts.',
    because: 'for four years, you can be asked who agreed to a text (28 U.S.C. § 1658)',
    days: 1_825,
  },
  batches: {
    label: 'Work for many orders, with its file',
    removes: 'The list and its file.',
    stays: 'What was done to the orders.',
    because: 'the file can be downloaded again',
    days: 90,
  },
} as const satisfies Record<string, RetentionTerms>

export type ChosenRetentionName = keyof typeof chosenRetention
export type RetentionName = ChosenRetentionName | keyof typeof fixedRetention

export const chosenNames = Object.keys(chosenRetention) as ChosenRetentionName[]
export const retentionTerms: Readonly<Record<RetentionName, RetentionTerms>> = {
  ...chosenRetention,
  ...fixedRetention,
}

const longest = 3_650

const daysOf = ({ least, days }: Pick<ChosenTerms, 'least' | 'days'>) =>
  z
    .int('Enter a whole number of days')
    .min(least, `At least ${least} days`)
    .max(longest, `At most ${longest.toLocaleString('en-US')} days; leave it empty to keep it`)
    .nullable()
    .default(days)

/** Days by kind of data; null keeps it until someone removes it. */
export const retentionSchema = z.object(
  Object.fromEntries(chosenNames.map((name) => [name, daysOf(chosenRetention[name])])) as Record<
    ChosenRetentionName,
    ReturnType<typeof daysOf>
  >,
)

export type RetentionSettings = z.output<typeof retentionSchema>

export const isChosen = (name: RetentionName): name is ChosenRetentionName => name in chosenRetention

/** How many days a shop with these settings keeps it; null for forever. */
export const daysKept = (name: RetentionName, settings: RetentionSettings): number | null =>
  isChosen(name) ? settings[name] : fixedRetention[name].days

/** "artwork of 1,204 orders". */
export function countInWords(name: ChosenRetentionName, count: number): string {
  const { one, many } = chosenRetention[name]
  return count === 1 ? one : many.replace('{n}', count.toLocaleString('en-US'))
}
