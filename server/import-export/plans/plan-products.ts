import { table } from '#domain/table.ts'
import { splitCell } from '#server/kernel/text/read-csv.ts'
import type { ImportExportDeps } from '../deps.ts'
import { type ProductKind, productKinds } from './columns.ts'
import { findPictures } from './find-pictures.ts'
import type { ImportRecord, Plan } from './plan.ts'
import { type LibraryPicture, planListing } from './plan-listing.ts'
import { planPrint } from './plan-print.ts'
import { planRedirect, standingRedirects } from './plan-redirect.ts'
import { CellError, textOf } from './read-cells.ts'
import type { ShopClock } from './read-moment.ts'

const kindOf = ({ rows }: ImportRecord): ProductKind | null =>
  productKinds.find((one) => one === rows[0]?.kind?.trim().toLowerCase()) ?? null

export const slugOfRecord = ({ rows }: ImportRecord): string => (rows[0]?.slug ?? '').trim()

const shelfOf = table<string>({
  tshirt: '/tshirt-marketplace',
  tumbler: '/tumbler-marketplace',
  'gang-sheet': '/prints',
  print: '/print-marketplace',
})

const pictureNamesOf = ({ rows }: ImportRecord): string[] =>
  splitCell(rows[0]?.picture_names ?? '').filter(Boolean)

/** Plans what each product would become, one after the other; the data they all need is read up front. */
export async function productPlanner(
  deps: ImportExportDeps,
  records: readonly ImportRecord[],
  clock: ShopClock,
): Promise<(record: ImportRecord) => Promise<Plan>> {
  const slugsOf = (...kinds: ProductKind[]): string[] =>
    records
      .filter((record) => kinds.includes(kindOf(record) ?? 'print'))
      .map(slugOfRecord)
      .filter(Boolean)
  const [tshirts, tumblers, prints, library, redirects] = await Promise.all([
    deps.listings.findBySlugs('tshirt', slugsOf('tshirt')),
    deps.listings.findBySlugs('tumbler', slugsOf('tumbler')),
    deps.prints.findBySlugs(slugsOf('print', 'gang-sheet')),
    findPictures(deps, records.flatMap(pictureNamesOf)),
    standingRedirects(deps.redirects, records.map(oldAddressOf)),
  ])
  const shelves = { tshirt: bySlug(tshirts), tumbler: bySlug(tumblers), prints: bySlug(prints) }
  return async (record) => {
    const kind = kindOf(record)
    const slug = slugOfRecord(record)
    if (kind === null) throw new CellError(noKind(record))
    if (slug === '' || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 100)
      throw new CellError('slug: give the address of the product, such as summer-tee')
    const { found, note } = fromLibrary(record, library)
    const plan =
      kind === 'tshirt' || kind === 'tumbler'
        ? await planListing(deps, kind, record, shelves[kind].get(slug) ?? null, { found, clock })
        : await planPrint(deps, kind, record, shelves.prints.get(slug) ?? null, clock)
    return withNote(withOldAddress(deps, record, redirects, plan), note)
  }
}

const bySlug = <Thing extends { slug: string }>(things: readonly Thing[]) =>
  new Map(things.map((thing) => [thing.slug, thing]))

function noKind({ rows }: ImportRecord): string {
  const kinds = productKinds.join(', ')
  return rows[0]?.old_address === undefined || textOf(rows[0], 'kind', '') !== ''
    ? `kind: use one of ${kinds}`
    : `kind: neither its type, its tags, nor its title says what it is. Add a kind column with one of ${kinds}`
}

function fromLibrary(
  record: ImportRecord,
  library: ReadonlyMap<string, string>,
): { found: LibraryPicture[]; note: string } {
  const names = pictureNamesOf(record)
  const texts = splitCell(record.rows[0]?.picture_name_texts ?? '')
  const missing = names.filter((name) => !library.has(name.toLowerCase()))
  const said = [
    textOf(record.rows[0] ?? {}, 'note', ''),
    missing.length > 0 &&
      `Not in the media library, and left out: ${missing.join(', ')}. Upload them there and send the file again.`,
  ]
  return {
    found: names.flatMap((name, at) => {
      const key = library.get(name.toLowerCase())
      return key === undefined ? [] : [{ key, alt: texts[at] ?? '' }]
    }),
    note: said.filter(Boolean).join(' '),
  }
}

const withNote = (plan: Plan, note: string): Plan =>
  note === '' || 'reason' in plan ? plan : { ...plan, note }

/** A redirect from its address at the previous shop to its page here. */
function oldAddressOf(record: ImportRecord): { from: string; to: string } {
  const shelf = shelfOf[kindOf(record) ?? ''] ?? ''
  return {
    from: textOf(record.rows[0] ?? {}, 'old_address', ''),
    to: `${shelf}/${slugOfRecord(record)}`,
  }
}

/** Saves the product, then its redirect, so that nothing redirects to a product that was not saved. */
function withOldAddress(
  deps: ImportExportDeps,
  record: ImportRecord,
  standing: ReadonlyMap<string, string>,
  plan: Plan,
): Plan {
  const given = oldAddressOf(record)
  if (given.from === '' || 'reason' in plan) return plan
  const lead = planRedirect(deps.redirects, { ...record, rows: [given] }, standing)
  if (!('save' in lead)) return plan
  const changes = lead.changes.map(({ from }) => ({ field: 'old_address', from, to: given.from }))
  if (!('save' in plan)) return { outcome: 'changed', changes, save: lead.save }
  return {
    ...plan,
    changes: [...plan.changes, ...changes],
    async save(actor) {
      const saved = await plan.save(actor)
      return saved.ok ? lead.save(actor) : saved
    },
  }
}
