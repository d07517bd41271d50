import { localTimeOf } from '#domain/local-time.ts'
import type { ImportedSignup, KnownSignup } from '#server/newsletter/index.ts'
import type { ImportExportDeps } from '../deps.ts'
import { type ImportRecord, movedMeanwhile, type Plan, skip } from './plan.ts'
import { emailOf, parsed } from './plan-customer.ts'
import { CellError, textOf } from './read-cells.ts'
import { momentOf, type ShopClock } from './read-moment.ts'

const agreed = new Set(['subscribed', 'yes', 'true', '1', 'y', 'active', 'confirmed', 'opted in', 'opt-in'])
const left = new Set([
  'unsubscribed',
  'cleaned',
  'bounced',
  'complained',
  'suppressed',
  'opted out',
  'opt-out',
])

/**
 * Only people who said yes are subscribed, and anyone who unsubscribed, here or there, stays unsubscribed whatever the
 * other side says. An import sends no email. @throws CellError
 */
export function planSubscriber(
  { newsletter }: Pick<ImportExportDeps, 'newsletter'>,
  record: ImportRecord,
  known: KnownSignup | null,
  clock: ShopClock,
): Plan {
  const email = parsed('email', emailOf(record))
  const cells = record.rows[0] ?? {}
  const status = textOf(cells, 'status', '').toLowerCase()
  const at = momentOf(cells, 'date', clock) ?? null
  if (status === '')
    throw new CellError('status: nothing in this row says that they agreed. Write subscribed or unsubscribed')
  const state: ImportedSignup['state'] | null = agreed.has(status)
    ? 'subscribed'
    : left.has(status)
      ? 'unsubscribed'
      : null
  if (state === null) return skip(`“${textOf(cells, 'status', '')}” doesn’t mean yes to the newsletter`)
  if (known?.state === state) return { outcome: 'unchanged' }
  if (known?.state === 'unsubscribed')
    return skip('They unsubscribed from the newsletter here and stay unsubscribed')
  if (known?.state === 'subscribed' && at !== null && at < known.createdAt)
    return skip('They have subscribed here since then')
  const since = at ? [{ field: 'since', from: '', to: localTimeOf(at, clock.timeZone).day }] : []
  return {
    outcome: known ? 'changed' : 'new',
    changes: [{ field: 'status', from: known?.state ?? '', to: state }, ...since],
    async save() {
      const signup: ImportedSignup = { email, state, at }
      const isKept = await newsletter.keepImported(signup, known?.state ?? null)
      return isKept ? { ok: true } : { ok: false, reason: movedMeanwhile }
    },
  }
}
