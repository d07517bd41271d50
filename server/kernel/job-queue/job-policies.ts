import { days, hours, minutes, seconds } from '#server/kernel/clock.ts'

/** What must respond, besides the database, for a job to succeed. */
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
 * What happens when a job fails. A killed process doesn't count as a failure of its jobs: they are run again
 * immediately, whatever the policy (see release-lost-jobs.ts).
 */
export type JobPolicy = {
  /** What it does, as shown to staff when it failed. */
  what: string
  service: JobService
  /** How long it is retried, in ms. 0: not at all, because the next scheduled run does the same. */
  triedFor: number
  /** Pauses between tries grow from the first to the longest, in ms. */
  firstPause: number
  longestPause: number
  /** A run that takes longer than this, in ms, counts as failed. */
  mayTake: number
  /** It processes a lot, so its statements may take long (see at-length.ts). */
  isLong?: true
  /** Who is told when it fails, where and when. */
  told: string
}

const whenGivenUp = 'staff under Attention, when it is given up on'
export const nextRun = 'staff under Attention, until a later run succeeds'

const usual = { firstPause: seconds(1), longestPause: minutes(5), mayTake: minutes(15), told: whenGivenUp }

/** The next scheduled run does what this one didn't. */
const onSchedule = { ...usual, triedFor: 0, told: nextRun }
/** Once a day: a short outage must not cost a whole day's run. */
const daily = {
  ...usual,
  triedFor: hours(3),
  longestPause: minutes(15),
  told: nextRun,
  isLong: true,
} as const
/** No one is waiting for it on a page, but it must get done. */
const stubborn = { ...usual, triedFor: days(3), longestPause: minutes(15) }

const inspection = {
  ...usual,
  service: 'file storage',
  triedFor: days(3),
  longestPause: minutes(1),
  told: 'the shopper, with the design; they can upload it again',
} as const

/**
 * Every kind of background work: what it depends on, how long it is retried, and who is told. The only place for this.
 */
export const jobPolicies = {
  'mail.deliver': {
    ...{ ...stubborn, what: 'Send an email or a text message', service: 'mail server' },
    told: 'staff under Attention, when email waits for ten minutes; each email that is given up on, there and under Emails',
  },
  'mail.deliver-bulk': {
    ...{ ...stubborn, what: 'Send a campaign email', service: 'mail server' },
    told: 'staff under Attention, when email waits for ten minutes; each email that is given up on, there and under Emails',
  },
  'inbound-mail.read': {
    ...{ ...usual, what: 'Turn an incoming email into a message', service: 'file storage' },
    triedFor: days(1),
    told: 'staff under Attention and under Incoming email, when it is given up on',
  },
  'inbound-mail.poll': { ...onSchedule, what: 'Check the mailbox for new email', service: 'mail server' },
  'auth.send-message': {
    ...{ ...usual, what: 'Write an email or text message for a sign-in', service: 'text message service' },
    // After that, its link or code is useless.
    triedFor: hours(1),
  },
  'auth.forget-expired': { ...daily, what: 'Forget expired sessions and links', service: 'none' },
  'visits.forget': { ...onSchedule, what: 'Forget the salt of a past day', service: 'none' },
  'rate-limits.forget-old': { ...daily, what: 'Forget old request counts', service: 'none' },
  'orders.mail-placed': { ...stubborn, what: 'Write the emails about a new order', service: 'none' },
  'newsletter.begin': { ...stubborn, what: 'Start a campaign', service: 'none' },
  'newsletter.send-batch': { ...stubborn, what: 'Hand out a campaign’s emails', service: 'none' },
  'payments.process-event': {
    ...{ ...stubborn, what: 'Read a payment provider event', service: 'payment provider' },
  },
  'payments.sweep': {
    ...{ ...onSchedule, what: 'Check on open payments', service: 'payment provider' },
    mayTake: minutes(5),
  },
  'payments.reconcile': {
    ...{ ...onSchedule, what: 'Reconcile with the payment provider', service: 'payment provider' },
    ...{ mayTake: hours(1), isLong: true },
  },
  'sandbox.finish-late': { ...stubborn, what: 'Approve a slow test payment', service: 'none' },
  'sandbox.deliver-webhook': { ...stubborn, what: 'Tell the shop about a test payment', service: 'none' },
  'discounts.release-expired': {
    ...onSchedule,
    what: 'Release discounts held by unpaid orders',
    service: 'none',
  },
  'inventory.release-expired': {
    ...onSchedule,
    what: 'Release stock held by unpaid orders',
    service: 'none',
  },
  'shipping.check-purchases': {
    ...{ ...onSchedule, what: 'Look up labels in doubt', service: 'carrier service' },
  },
  'shipping.check-purchase': {
    ...{ ...usual, what: 'Look up a label in doubt', service: 'carrier service', triedFor: hours(1) },
  },
  'shipping.fetch-label': {
    ...{ ...stubborn, what: 'Fetch the PDF of a label', service: 'carrier service' },
  },
  'shipping.track-due': { ...onSchedule, what: 'Check where parcels are', service: 'carrier service' },
  'shipping.track': {
    ...{ ...usual, what: 'Check where a parcel is', service: 'carrier service', triedFor: hours(1) },
  },
  'artwork.inspect': { ...inspection, what: 'Inspect an uploaded picture' },
  'artwork.inspect-drawing': { ...inspection, what: 'Inspect an uploaded drawing' },
  'artwork.remove-upload': { ...stubborn, what: 'Remove an upload’s files', service: 'file storage' },
  'artwork.sweep-uploads': { ...onSchedule, what: 'Clean up unfinished uploads', service: 'file storage' },
  'doctor.watch': { ...onSchedule, what: 'Check whether anything needs attention', service: 'none' },
  'artwork.measure-earlier': {
    ...{ ...onSchedule, what: 'Measure earlier designs', service: 'file storage', isLong: true },
  },
  'designs.draw-preview': { ...stubborn, what: 'Draw the preview of a design', service: 'file storage' },
  'ai-designs.draw': {
    ...{ ...usual, what: 'Make AI designs', service: 'image model', triedFor: seconds(30) },
    told: 'the shopper, on the page where they wait; they can ask again',
  },
  'print-files.render': {
    ...{ ...stubborn, what: 'Make a print file', service: 'file storage', longestPause: minutes(1) },
    told: 'staff, on the order’s item and under Attention, when it is waiting and when it failed; Generate makes it again',
  },
  'rolls.draw': {
    ...{ ...stubborn, what: 'Draw a roll of film', service: 'file storage', longestPause: minutes(1) },
    // At 600 dpi, as PDF and PNG.
    mayTake: minutes(45),
    told: 'staff, on the roll and under Attention, when it is waiting and when it failed; Try again draws it again',
  },
  'rolls.close': { ...onSchedule, what: 'Close rolls of film', service: 'none' },
  'batches.work': {
    ...{ ...stubborn, what: 'Work for many orders', service: 'file storage', triedFor: hours(1) },
    told: 'the person who started it, in the tray of the back office',
  },
  'rolls.deliver': {
    ...{
      ...stubborn,
      what: 'Send a roll of film to a hot folder',
      service: 'hot folder',
      firstPause: seconds(5),
    },
    told: 'staff, on the roll; under Attention, when it has not arrived after ten minutes, and when it failed',
  },
  'print-files.pdf': {
    ...{
      ...stubborn,
      what: 'Make the PDF of a print file',
      service: 'file storage',
      longestPause: minutes(1),
    },
    told: 'staff, on the order’s item; the PNG is available either way',
  },
  'media.remove-files': { ...stubborn, what: 'Remove files of deleted pictures', service: 'file storage' },
  'blog.sweep-videos': { ...onSchedule, what: 'Clean up unfinished videos', service: 'file storage' },
  'own-data.remove-files': {
    ...{ ...stubborn, what: 'Remove files that are no longer kept', service: 'file storage' },
  },
  'import.write': {
    ...{ ...stubborn, what: 'Write an import', service: 'none', triedFor: hours(1), isLong: true },
    told: 'staff, on the import, which says what was not written',
  },
  'retention.apply': { ...daily, what: 'Remove data past its retention time', service: 'none' },
  'reports.sum-up-days': {
    ...{ ...onSchedule, what: 'Add up the day’s figures', service: 'none', isLong: true },
  },
  'webhooks.deliver': {
    ...{ ...stubborn, what: 'Tell another program what happened', service: 'other program' },
    ...{ firstPause: seconds(5), longestPause: hours(8), mayTake: minutes(2) },
    told: 'owners, on the webhook; staff under Attention, when it has accepted nothing for three days and is turned off',
  },
  'backups.look': { ...onSchedule, what: 'Check whether a backup is due', service: 'none' },
  'backups.take': {
    ...{ ...stubborn, what: 'Make a backup', service: 'place of backups', triedFor: hours(3) },
    mayTake: hours(12),
    told: 'owners, in Site Settings, Backups; staff under Attention, when the last good backup is too old',
  },
  'work.repair': {
    ...{ ...onSchedule, what: 'Look for work that has lost its job', service: 'none', isLong: true },
  },
} as const satisfies Record<string, JobPolicy>

export type JobName = keyof typeof jobPolicies

/** Null for queues from an older version. */
export const policyOf = (name: string): JobPolicy | null =>
  Object.hasOwn(jobPolicies, name) ? jobPolicies[name as JobName] : null

/**
 * How many pauses fill the time that a job is retried for, assuming the shortest that pg-boss uses: the pause after try
 * n is between 2ⁿ⁻¹ and 2ⁿ times the first, and never more than the longest.
 */
export function retriesOf({ triedFor, firstPause, longestPause }: JobPolicy): number {
  let retries = 0
  for (let waited = 0; waited < triedFor; retries++)
    waited += Math.min(longestPause, firstPause * 2 ** retries)
  return retries
}
