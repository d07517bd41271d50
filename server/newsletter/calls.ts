import { alike, countEach } from '#server/kernel/door.ts'
import { findSignups, keepImported } from './keep-imported.ts'
import { countSignups, countSubscribed, exportSignups, listSignups } from './list-signups.ts'
import { findMembership } from './membership.ts'
import { subscribe } from './subscribe.ts'

export const newsletterCalls = {
  /** By the house; what visitors type comes by an operation, which is limited. */
  subscribe,
  /** Whose link from a mail this is; null when it is nobody's. */
  findMembership,
  /** For imports, which have asked who acts. */
  findSignups,
  keepImported,
  /** Of everything below: staff only. */
  table: alike('newsletter.read', listSignups),
  /** How many campaigns reach. */
  countSubscribed: alike('newsletter.read', countSubscribed),
  /** All who are subscribed, as CSV. */
  exportCsv: alike('data.export', exportSignups),
  /** How many each finds, up to 10,001. */
  counts: alike('newsletter.read', countEach(countSignups)),
}
