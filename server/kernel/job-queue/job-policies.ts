import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'

/** What must answer, beside the database, for a job to go well. */
export type JobService =
  | 'none'
  | 'mail server'
  | 'text message service'
  | 'payment provider'
  | 'carrier service'
  | 'image model'
  | 'file storage'
  | 'other program'
  | 'hot folder'
  | 'place of backups'

/**
 * What is done when a job fails. A process that is killed is no failure of its jobs: they are done again at once,
 * whatever stands here (see release-lost-jobs.ts).
 */
export type JobPolicy = {
  /** What it does, as staff read it when it failed. */
  what: string
  service: JobService
  /** How long it is tried again, in ms. 0: not at all, for the next run on its schedule does the same. */
  triedFor: number
  /** Pauses between tries grow from the first to the longest, in ms. */
  firstPause: number
  longestPause: number
  /** A run that takes longer than this, in ms, counts as failed. */
  mayTake: number
  /** It goes through much, so its statements may take long (see at-length.ts). */
  isLong?: true
  /** Who is told of it, where and when. */
  told: string
}

const whenGivenUp = 'staff under Attention, when it is given up'
export const nextRun = 'staff under Attention, until a later run goes well'

const usual = { firstPause: seconds(1), longestPause: minutes(5), mayTake: minutes(15), told: whenGivenUp }

/** The next run on the schedule does what this one left. */
const onSchedule = { ...usual, triedFor: 0, told: nextRun }
/** Once a day: a short outage must not cost a whole one. */
const daily = {
  ...usual,
  triedFor: hours(3),
  longestPause: minutes(15),
  told: nextRun,
  isLong: true,
} as const
/** Nobody waits for it at a page, and it must be done. */
const stubborn = { ...usual, triedFor: days(3), longestPause: minutes(15) }

const inspection = {
  ...usual,
  service: 'file storage',
  triedFor: days(3),
  longestPause: minutes(1),
  told: 'the shopper, with the design; they can upload it again',
} as const

/** Every kind of background work: on what it depends, how long it is tried, and who is told. The one place for it. */
export const jobPolicies = {
  'mail.deliver': {
    ...{ ...stubborn, what: 'Send a mail or a text message', service: 'mail server' },
    told: 'staff under Attention, when mail waits for ten minutes; each mail that is given up, there and under Mails',
  },
  'mail.deliver-bulk': {
    ...{ ...stubborn, what: 'Send a mail of a campaign', service: 'mail server' },
    told: 'staff under Attention, when mail waits for ten minutes; each mail that is given up, there and under Mails',
  },
  'inbound-mail.read': {
    ...{ ...usual, what: 'Make a message of a mail that came in', service: 'file storage' },
    triedFor: days(1),
    told: 'staff under Attention and under Incoming mail, when it is given up',
  },
  'inbound-mail.poll': { ...onSchedule, what: 'Look for new mail in the mailbox', service: 'mail server' },
  'auth.send-message': {
    ...{ ...usual, what: 'Write a mail or text message for a sign-in', service: 'text message service' },
    // After that its link or code is of no use to anybody.
    triedFor: hours(1),
  },
  'auth.forget-expired': { ...daily, what: 'Forget sessions and links that have ended', service: 'none' },
  'visits.forget': { ...onSchedule, what: 'Forget the salt of a day that is over', service: 'none' },
  'rate-limits.forget-old': { ...daily, what: 'Forget old counts of requests', service: 'none' },
  'orders.mail-placed': { ...stubborn, what: 'Write the mails about a new order', service: 'none' },
  'newsletter.begin': { ...stubborn, what: 'Begin a campaign', service: 'none' },
  'newsletter.send-batch': { ...stubborn, what: 'Hand out mails of a campaign', service: 'none' },
  'payments.process-event': {
    ...{ ...stubborn, what: 'Read an event of the payment provider', service: 'payment provider' },
  },
  'payments.sweep': {
    ...{ ...onSchedule, what: 'Ask about open payments', service: 'payment provider' },
    mayTake: minutes(5),
  },
  'payments.reconcile': {
    ...{ ...onSchedule, what: 'Reconcile with the payment provider', service: 'payment provider' },
    ...{ mayTake: hours(1), isLong: true },
  },
  'sandbox.finish-late': { ...stubborn, what: 'Say yes to a slow test payment', service: 'none' },
  'sandbox.deliver-webhook': { ...stubborn, what: 'Tell the shop of a test payment', service: 'none' },
  'discounts.release-expired': { ...onSchedule, what: 'Free discounts of unpaid orders', service: 'none' },
  'inventory.release-expired': { ...onSchedule, what: 'Free stock of unpaid orders', service: 'none' },
  'shipping.check-purchases': {
    ...{ ...onSchedule, what: 'Look up labels in doubt', service: 'carrier service' },
  },
  'shipping.check-purchase': {
    ...{ ...usual, what: 'Look up a label in doubt', service: 'carrier service', triedFor: hours(1) },
  },
  'shipping.fetch-label': {
    ...{ ...stubborn, what: 'Fetch the PDF of a label', service: 'carrier service' },
  },
  'shipping.track-due': { ...onSchedule, what: 'Ask where parcels are', service: 'carrier service' },
  'shipping.track': {
    ...{ ...usual, what: 'Ask where a parcel is', service: 'carrier service', triedFor: hours(1) },
  },
  'artwork.inspect': { ...inspection, what: 'Inspect an uploaded picture' },
  'artwork.inspect-drawing': { ...inspection, what: 'Inspect an uploaded drawing' },
  'artwork.remove-upload': { ...stubborn, what: 'Remove files of an upload', service: 'file storage' },
  'artwork.sweep-uploads': { ...onSchedule, what: 'Look after unfinished uploads', service: 'file storage' },
  'doctor.watch': { ...onSchedule, what: 'Look whether something needs somebody', service: 'none' },
  'artwork.measure-earlier': {
    ...{ ...onSchedule, what: 'Measure designs of earlier', service: 'file storage', isLong: true },
  },
  'designs.draw-preview': { ...stubborn, what: 'Draw the preview of a design', service: 'file storage' },
  'ai-designs.draw': {
    ...{ ...usual, what: 'Make AI designs', service: 'image model', triedFor: seconds(30) },
    told: 'the shopper, at the page where they wait; they can ask again',
  },
  'print-files.render': {
    ...{ ...stubborn, what: 'Make a print file', service: 'file storage', longestPause: minutes(1) },
    told: 'staff, at the order’s item and under Attention, when it waits and when it failed; Generate makes it again',
  },
  'rolls.draw': {
    ...{ ...stubborn, what: 'Draw a roll of film', service: 'file storage', longestPause: minutes(1) },
    // At 600 dpi, as PDF and PNG.
    mayTake: minutes(45),
    told: 'staff, at the roll and under Attention, when it waits and when it failed; Try again draws it again',
  },
  'rolls.close': { ...onSchedule, what: 'Close rolls of film', service: 'none' },
  'batches.work': {
    ...{ ...stubborn, what: 'Work for many orders', service: 'file storage', triedFor: hours(1) },
    told: 'whoever started it, in the tray of the back office',
  },
  'rolls.deliver': {
    ...{
      ...stubborn,
      what: 'Send a roll of film to a hot folder',
      service: 'hot folder',
      firstPause: seconds(5),
    },
    told: 'staff, at the roll; under Attention, when it is not there after ten minutes, and when it failed',
  },
  'print-files.pdf': {
    ...{
      ...stubborn,
      what: 'Make the PDF of a print file',
      service: 'file storage',
      longestPause: minutes(1),
    },
    told: 'staff, at the order’s item; the PNG is there all the same',
  },
  'media.remove-files': { ...stubborn, what: 'Remove files of deleted pictures', service: 'file storage' },
  'blog.sweep-videos': { ...onSchedule, what: 'Look after unfinished videos', service: 'file storage' },
  'own-data.remove-files': {
    ...{ ...stubborn, what: 'Remove files that are no longer kept', service: 'file storage' },
  },
  'import.write': {
    ...{ ...stubborn, what: 'Write an import', service: 'none', triedFor: hours(1), isLong: true },
    told: 'staff, at the import, which says what was not written',
  },
  'retention.apply': { ...daily, what: 'Remove what is past its time', service: 'none' },
  'reports.sum-up-days': {
    ...{ ...onSchedule, what: 'Sum up the figures of the day', service: 'none', isLong: true },
  },
  'webhooks.deliver': {
    ...{ ...stubborn, what: 'Tell another program what happened', service: 'other program' },
    ...{ firstPause: seconds(5), longestPause: hours(8), mayTake: minutes(2) },
    told: 'owners, at the webhook; staff under Attention, when it took nothing for three days and is turned off',
  },
  'backups.look': { ...onSchedule, what: 'Look whether a backup is due', service: 'none' },
  'backups.take': {
    ...{ ...stubborn, what: 'Make a backup', service: 'place of backups', triedFor: hours(3) },
    mayTake: hours(12),
    told: 'owners, at Site Settings, Backups; staff under Attention, when the last good backup is too old',
  },
  'work.repair': {
    ...{ ...onSchedule, what: 'Look for work that lost its job', service: 'none', isLong: true },
  },
} as const satisfies Record<string, JobPolicy>

export type JobName = keyof typeof jobPolicies

/** Null for queues of an older version. */
export const policyOf = (name: string): JobPolicy | null =>
  Object.hasOwn(jobPolicies, name) ? jobPolicies[name as JobName] : null

/**
 * How many pauses fill the time that a job is tried for, counted with the shortest that pg-boss takes: the pause
 * after try n is between 2ⁿ⁻¹ and 2ⁿ times the first, and never more than the longest.
 */
export function retriesOf({ triedFor, firstPause, longestPause }: JobPolicy): number {
  let retries = 0
  for (let waited = 0; waited < triedFor; retries++)
    waited += Math.min(longestPause, firstPause * 2 ** retries)
  return retries
}
