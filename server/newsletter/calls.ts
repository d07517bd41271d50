import { alike, countEach } from '#server/kernel/door.ts'
import { findSignups, keepImported } from './keep-imported.ts'
import { countSignups, countSubscribed, exportSignups, listSignups } from './list-signups.ts'
import { findMembership } from './membership.ts'
import { subscribe } from './subscribe.ts'

export const newsletterCalls = {
  /** Called by the shop itself; visitors' input goes through an operation, which is rate-limited. */
  subscribe,
  /** The owner of a link in an email; null if there is none. */
  findMembership,
  /** For imports, which have already checked the actor's permission. */
  findSignups,
  keepImported,
  /** Everything below is staff only. */
  table: alike('newsletter.read', listSignups),
  /** How many people campaigns reach. */
  countSubscribed: alike('newsletter.read', countSubscribed),
  /** All subscribers, as CSV. */
  exportCsv: alike('data.export', exportSignups),
  /** How many match each filter, up to 10,001. */
  counts: alike('newsletter.read', countEach(countSignups)),
}
