import { readOldPath } from '#domain/shop/old-addresses.ts'
import type { ImportExportDeps } from '../deps.ts'
import type { ImportKind } from '../tables.ts'
import type { ImportRecord, Plan } from './plan.ts'
import { emailOf, planCustomer } from './plan-customer.ts'
import { planEarlier, referenceOf } from './plan-earlier.ts'
import { productPlanner, slugOfRecord } from './plan-products.ts'
import { planRedirect, redirectOf, standingRedirects } from './plan-redirect.ts'
import { planSubscriber } from './plan-subscriber.ts'
import { CellError, type Cells, lineOf } from './read-cells.ts'
import type { ShopClock } from './read-moment.ts'

type Planner = (record: ImportRecord) => Plan | Promise<Plan>

/** How the rows of a file of one kind are grouped, and what is done with them. */
type KindRules = {
  /** The required column; a file without it is not read. */
  needed: string
  /** Two records in one file with the same key are the same thing. */
  keyOf(record: ImportRecord): string
  /** Its name on the page; empty if the key describes it best. */
  nameOf(cells: Cells): string
  /** Whether a row continues the record before it; if absent, each row is a record. */
  isMore?(record: ImportRecord, cells: Cells): boolean
  /** Reads the existing data for all records in one go. */
  planner(deps: ImportExportDeps, records: readonly ImportRecord[], clock: ShopClock): Promise<Planner>
}

const products: KindRules = {
  needed: 'slug',
  keyOf: (record) => `${record.rows[0]?.kind ?? ''}/${slugOfRecord(record) || record.firstRow}`,
  nameOf: (cells) => cells.title?.trim() || cells.slug?.trim() || '',
  /** Same kind and address, or neither given. */
  isMore({ rows }, cells) {
    const [kind, slug] = [cells.kind?.trim() ?? '', cells.slug?.trim() ?? '']
    const first = rows[0] ?? {}
    if (slug === '') return kind === '' && (first.slug ?? '').trim() !== ''
    return slug === first.slug?.trim() && (kind === '' || kind === first.kind?.trim())
  },
  planner: productPlanner,
}

const customers: KindRules = {
  needed: 'email',
  keyOf: emailOf,
  nameOf: (cells) => cells.full_name?.trim() ?? '',
  async planner(deps, records) {
    const known = await deps.people.findByEmails(records.map(emailOf))
    const byEmail = new Map(known.map((profile) => [profile.email, profile]))
    return (record) => planCustomer(deps, record, byEmail.get(emailOf(record)) ?? null)
  },
}

const orders: KindRules = {
  needed: 'order_number',
  keyOf: (record) => referenceOf(record) || String(record.firstRow),
  nameOf: (cells) => cells.order_number?.trim() ?? '',
  /** Same number, or none given. */
  isMore(record, cells) {
    const number = lineOf(cells, 'order_number')
    return referenceOf(record) !== '' && (number === '' || number === referenceOf(record))
  },
  async planner(deps, records, clock) {
    const known = await deps.earlierOrders.findByReferences(records.map(referenceOf))
    return (record) => planEarlier(deps, record, known.get(referenceOf(record)) ?? null, clock)
  },
}

const subscribers: KindRules = {
  needed: 'email',
  keyOf: emailOf,
  nameOf: () => '',
  async planner(deps, records, clock) {
    const known = await deps.newsletter.findSignups(records.map(emailOf))
    return (record) => planSubscriber(deps, record, known.get(emailOf(record)) ?? null, clock)
  },
}

const redirects: KindRules = {
  needed: 'from',
  keyOf({ rows, firstRow }) {
    const read = readOldPath(redirectOf(rows[0]).from)
    return read.ok ? read.path : String(firstRow)
  },
  nameOf: (cells) => redirectOf(cells).from,
  async planner(deps, records) {
    const standing = await standingRedirects(
      deps.redirects,
      records.map(({ rows }) => redirectOf(rows[0])),
    )
    return (record) => planRedirect(deps.redirects, record, standing)
  },
}

export const rulesOf: Record<ImportKind, KindRules> = { products, customers, orders, subscribers, redirects }

const planUntorn = async (record: ImportRecord, plan: Planner): Promise<Plan> =>
  record.torn ? { outcome: 'refused', reason: record.torn } : plan(record)

/** What an import would do with each of these records as things are now. */
export async function planRecords(
  deps: ImportExportDeps,
  kind: ImportKind,
  records: readonly ImportRecord[],
): Promise<Plan[]> {
  const { timeZone } = await deps.readSettings()
  const plan = await rulesOf[kind].planner(deps, records, { timeZone, now: deps.clock.now() })
  const plans: Plan[] = []
  for (const record of records)
    plans.push(
      await planUntorn(record, plan).catch((error): Plan => {
        if (error instanceof CellError) return { outcome: 'refused', reason: error.message }
        throw error
      }),
    )
  return plans
}
