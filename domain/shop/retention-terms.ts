import { z } from 'zod'
import { orderFilesLabel } from './retention-label.ts'

/** What is kept of one kind of data, how long, and why. Days; the page and docs/operating.md say what stands here. */
export type RetentionTerms = {
  label: string
  /** What goes once its time is over, and what stays of it. */
  removes: string
  stays: string
  /** Why it is kept that long. */
  because: string
  /** Null: until somebody removes it. */
  days: number | null
}

export type ChosenTerms = RetentionTerms & {
  /** The shortest time that can be chosen, and why. */
  least: number
  leastBecause: string
  /** What is counted: "one order", "{n} orders". */
  one: string
  many: string
  /** Its owner is written to so many days before. */
  warnedDays?: number
}

/** Kinds whose time the shop's owner chooses. Nothing goes that a shop did not choose, but what always went. */
export const chosenRetention = {
  orderFiles: {
    label: orderFilesLabel,
    removes:
      'The pictures and print files of orders that were shipped, completed or cancelled, counted from the last thing that happened to the order. Gang sheets go with them, unless their customer saved or changed them since.',
    stays:
      'The order itself with its items, prices, payments, messages and invoice. Pictures that another order, a cart or a saved design uses.',
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
      'Gang sheets in customers’ accounts that nobody has saved, ordered or asked to keep for this long. Their customer gets an email 14 days before, with a button that keeps them.',
    stays: 'What was ordered, for as long as its order’s artwork is kept. Everything else in the account.',
    because: 'their owner goes on with them',
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
    stays: 'What was ordered, for as long as its order’s artwork is kept.',
    because: 'a visitor who signs in later finds them',
    days: null,
    least: 30,
    leastBecause: 'a cart in their browser may still hold them',
    one: 'one design',
    many: '{n} designs',
  },
  visitorArtwork: {
    label: 'Uploads of visitors without an account',
    removes: 'Uploaded pictures that no design, draft or order uses. They are deleted for good 7 days later.',
    stays: 'What a design, draft or order uses.',
    because: 'whoever uploaded it may come back, or have it in a cart',
    days: 30,
    least: 14,
    leastBecause: 'a cart in their browser may still hold them',
    one: 'one upload',
    many: '{n} uploads',
  },
  mailBodies: {
    label: 'What sent emails said',
    removes: 'The text of emails that were sent. It cannot be read or sent again.',
    stays: 'To whom it went, its subject, when, and whether it arrived.',
    because: 'what was written to a customer can be read again, and sent again',
    days: null,
    least: 90,
    leastBecause: 'questions about an order come within weeks',
    one: 'the text of one email',
    many: 'the text of {n} emails',
  },
  auditEntries: {
    label: 'Audit log',
    removes: 'Who changed what, and when.',
    stays: 'The history of each order, which is the order’s own.',
    because: 'who changed what, also years later',
    days: null,
    least: 365,
    leastBecause: 'books are closed once a year',
    one: 'one entry',
    many: '{n} entries',
  },
  webhookDeliveries: {
    label: 'What webhooks were told',
    removes: 'Messages to your programs and their answers.',
    stays: 'The webhook, and what still waits to be told.',
    because: 'it can be looked at and sent again',
    days: 30,
    least: 7,
    leastBecause: 'a program that was down is told for three days',
    one: 'one message',
    many: '{n} messages',
  },
} as const satisfies Record<string, ChosenTerms>

/** Kinds whose time is the same in every shop. */
export const fixedRetention = {
  unfinishedUploads: {
    label: 'Uploads of artwork that were never finished',
    removes: 'All of it, and what staff uploaded for the shop, which has its own copy by then.',
    stays: 'Nothing.',
    because: 'an upload that broke off goes on where it was',
    days: 3,
  },
  removedArtwork: {
    label: 'Artwork that was taken out of sight',
    removes: 'The picture.',
    stays: 'What a design, draft or order uses.',
    because: 'it comes back when a design, draft or order names it by then',
    days: 7,
  },
  unpickedDrawings: {
    label: 'Drawings whose fonts nobody picked',
    removes: 'The file.',
    stays: 'Why it could not be printed.',
    because: 'whoever uploaded one may pick them later',
    days: 7,
  },
  aiDesigns: {
    label: 'AI designs that nobody took into the studio',
    removes: 'The pictures and what was asked for.',
    stays: 'What was taken into the studio.',
    because: 'they are looked through and chosen from',
    days: 7,
  },
  removedMedia: {
    label: 'Pictures and videos that you deleted from the media library',
    removes: 'The files.',
    stays: 'What a page shows again comes back.',
    because: 'they can be brought back',
    days: 7,
  },
  imports: {
    label: 'Files that were imported',
    removes: 'The file and what was said of each row.',
    stays: 'What it brought in.',
    because: 'they can be looked at again; they may hold whole lists of customers',
    days: 30,
  },
  inboundMails: {
    label: 'Mails that came in, as they came',
    removes: 'The mail, and what is said of it in the list.',
    stays: 'The message with its files at its order, and what waits for somebody to say whose it is.',
    because: 'it can be looked at again',
    days: 90,
  },
  textConsents: {
    label: 'That a customer agreed to text messages',
    removes: 'To which number and words they agreed, of an order or of an agreement that was ended.',
    stays: 'Agreements of accounts until they are ended; numbers that asked for no more texts.',
    because: 'you can be asked for four years who agreed to a text (28 U.S.C. § 1658)',
    days: 1_825,
  },
  batches: {
    label: 'Work for many orders, with its file',
    removes: 'The list and its file.',
    stays: 'What was done to the orders.',
    because: 'the file can be fetched again',
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
    .int('Give whole days')
    .min(least, `At least ${least} days`)
    .max(longest, `At most ${longest.toLocaleString('en-US')} days; leave it empty to keep it`)
    .nullable()
    .default(days)

/** Days by kind; null keeps it until somebody removes it. */
export const retentionSchema = z.object(
  Object.fromEntries(chosenNames.map((name) => [name, daysOf(chosenRetention[name])])) as Record<
    ChosenRetentionName,
    ReturnType<typeof daysOf>
  >,
)

export type RetentionSettings = z.output<typeof retentionSchema>

export const isChosen = (name: RetentionName): name is ChosenRetentionName => name in chosenRetention

/** For how long a shop with these settings keeps it, in days; null for ever. */
export const daysKept = (name: RetentionName, settings: RetentionSettings): number | null =>
  isChosen(name) ? settings[name] : fixedRetention[name].days

/** "artwork of 1,204 orders". */
export function countInWords(name: ChosenRetentionName, count: number): string {
  const { one, many } = chosenRetention[name]
  return count === 1 ? one : many.replace('{n}', count.toLocaleString('en-US'))
}
