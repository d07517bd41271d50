import { type ProductKind, productKinds } from './columns.ts'
import type { ImportExportDeps } from './deps.ts'
import type { ImportRecord, Plan } from './plan.ts'
import { emailOf, planCustomer } from './plan-customer.ts'
import { planListing } from './plan-listing.ts'
import { planPrint } from './plan-print.ts'
import { CellError } from './read-cells.ts'
import type { ImportKind } from './tables.ts'

/** What an import would do with each of these, as things stand now. */
export const planRecords = (
  deps: ImportExportDeps,
  kind: ImportKind,
  records: readonly ImportRecord[],
): Promise<Plan[]> => (kind === 'customers' ? planCustomers(deps, records) : planProducts(deps, records))

async function planCustomers(deps: ImportExportDeps, records: readonly ImportRecord[]): Promise<Plan[]> {
  const known = await deps.people.findByEmails(records.map(emailOf))
  const byEmail = new Map(known.map((profile) => [profile.email, profile]))
  return inTurn(records, (record) => planCustomer(deps, record, byEmail.get(emailOf(record)) ?? null))
}

export const kindOf = ({ rows }: ImportRecord): ProductKind | null =>
  productKinds.find((one) => one === rows[0]?.kind?.trim().toLowerCase()) ?? null

export const slugOfRecord = ({ rows }: ImportRecord): string => (rows[0]?.slug ?? '').trim()

async function planProducts(deps: ImportExportDeps, records: readonly ImportRecord[]): Promise<Plan[]> {
  const slugsOf = (...kinds: ProductKind[]): string[] =>
    records
      .filter((record) => kinds.includes(kindOf(record) ?? 'print'))
      .map(slugOfRecord)
      .filter(Boolean)
  const [tshirts, tumblers, prints] = await Promise.all([
    deps.listings.findBySlugs('tshirt', slugsOf('tshirt')),
    deps.listings.findBySlugs('tumbler', slugsOf('tumbler')),
    deps.prints.findBySlugs(slugsOf('print', 'gang-sheet')),
  ])
  const bySlug = <Thing extends { slug: string }>(things: readonly Thing[]) =>
    new Map(things.map((thing) => [thing.slug, thing]))
  const shelves = { tshirt: bySlug(tshirts), tumbler: bySlug(tumblers), prints: bySlug(prints) }
  return inTurn(records, async (record): Promise<Plan> => {
    const kind = kindOf(record)
    const slug = slugOfRecord(record)
    if (kind === null) throw new CellError(`kind: write one of ${productKinds.join(', ')}`)
    if (slug === '' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100)
      throw new CellError('slug: give the address of the product, such as summer-tee')
    if (kind === 'tshirt' || kind === 'tumbler')
      return planListing(deps, kind, record, shelves[kind].get(slug) ?? null)
    return planPrint(deps, kind, record, shelves.prints.get(slug) ?? null)
  })
}

async function inTurn(
  records: readonly ImportRecord[],
  plan: (record: ImportRecord) => Promise<Plan>,
): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const record of records)
    plans.push(
      await plan(record).catch((error): Plan => {
        if (error instanceof CellError) return { outcome: 'refused', reason: error.message }
        throw error
      }),
    )
  return plans
}
