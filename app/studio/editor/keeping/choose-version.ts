import type { Draft } from '#domain/studio/draft.ts'
import type { DraftView } from '#server/drafts/index.ts'
import type { Link } from '../deps.ts'

export type Choice = 'browser' | 'account' | 'ask'

/**
 * Decides which of two versions continues. `link` relates the browser's version to the account's: the one it was based
 * on, and whether anything was changed since. The person is asked only if both have moved on from there: work that was
 * sent unchanged was seen by whoever continued it or set it aside.
 */
export function chooseVersion(
  browser: { draft: Draft; link: Link | null } | null,
  account: Pick<DraftView, 'id' | 'version' | 'content'> | null,
): Choice {
  if (!account) return 'browser'
  if (!browser || isSameWork(browser.draft, account.content)) return 'account'
  const { link } = browser
  if (link?.id === account.id && link.version === account.version) return 'browser'
  return link?.isSent ? 'account' : 'ask'
}

/** The same copies in the same places; view settings do not count. */
export const isSameWork = (one: Draft, other: Draft): boolean => workOf(one) === workOf(other)

function workOf({ document, awaiting }: Draft): string {
  const { sheet, quantity, items, placements, guides = null } = document
  return JSON.stringify([sheet, quantity, items, placements, guides, awaiting], sorted)
}

/** A database returns the fields of an object in an order of its own. */
const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
