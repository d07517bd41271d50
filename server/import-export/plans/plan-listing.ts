import type { Actor } from '#server/kernel/actor.ts'
import type { ListingKind, StaffListing } from '#server/listings/index.ts'
import type { ImportExportDeps } from '../deps.ts'
import {
  dataOfListing,
  describeListing,
  inputOfListing,
  type ListingData,
  readListingRows,
} from './listing-data.ts'
import {
  describeErrors,
  differences,
  explain,
  type ImportRecord,
  type Plan,
  type SaveOutcome,
} from './plan.ts'
import { type Cells, textOf, uuidOf } from './read-cells.ts'
import { momentOf, type ShopClock } from './read-moment.ts'

/** A picture in the media library that a file names; without alt text of its own it gets the product's title. */
export type LibraryPicture = { key: string; alt: string }

/** @throws CellError for a value that a column does not accept */
export async function planListing(
  deps: ImportExportDeps,
  kind: ListingKind,
  { rows }: ImportRecord,
  current: StaffListing | null,
  { found, clock }: { found: readonly LibraryPicture[]; clock: ShopClock },
): Promise<Plan> {
  const before = current && dataOfListing(current)
  const after = withPictures(readListingRows(rows, before), found)
  const errors = deps.listings.check(kind, inputOfListing(kind, after))
  if (errors) return { outcome: 'refused', reason: describeErrors(errors) }
  const lost = await missingPicture(deps, after, before)
  if (lost) return { outcome: 'refused', reason: `pictures: ${lost} is not one of this shop’s files` }
  const changes = differences(before ? describeListing(before) : [], describeListing(after))
  if (!current || !before) {
    const [cells = {}] = rows
    const createdAt = momentOf(cells, 'created', clock)
    const save = (actor: Actor) => create(deps, actor, kind, after, { cells, createdAt })
    return { outcome: 'new', changes, save }
  }
  if (changes.length === 0) return { outcome: 'unchanged' }
  return { outcome: 'changed', changes, save: (actor) => change(deps, actor, current, { before, after }) }
}

/** Adds pictures from the library after the existing ones; removes none. */
function withPictures(data: ListingData, fromLibrary: readonly LibraryPicture[]): ListingData {
  const standing = new Set(data.pictures.map(({ key }) => key))
  const added = fromLibrary.filter(({ key }) => !standing.has(key))
  return {
    ...data,
    pictures: [...data.pictures, ...added.map(({ key, alt }) => ({ key, alt: alt || data.title }))],
  }
}

async function missingPicture(
  { files }: ImportExportDeps,
  after: ListingData,
  before: ListingData | null,
): Promise<string | null> {
  const known = new Set(before?.pictures.map(({ key }) => key))
  for (const { key } of after.pictures) {
    if (known.has(key)) continue
    if (!/^public\/[a-z0-9/.-]{1,150}\.webp$/.test(key) || !(await files.exists(key))) return key
  }
  return null
}

async function create(
  { listings }: ImportExportDeps,
  actor: Actor,
  kind: ListingKind,
  data: ListingData,
  { cells, createdAt }: { cells: Cells; createdAt: Date | undefined },
): Promise<SaveOutcome> {
  const id = uuidOf(cells, 'id')
  const slug = textOf(cells, 'slug', '')
  const isTaken = id !== undefined && (await listings.findForStaff(actor, id)) !== null
  const made = await listings.create(actor, kind, inputOfListing(kind, data), data.pictures, {
    ...(id && !isTaken ? { id } : {}),
    ...(slug ? { slug } : {}),
    ...(createdAt ? { createdAt } : {}),
    archivedAt: data.isArchived ? new Date() : null,
  })
  return made.ok ? made : { ok: false, reason: explain(made) }
}

/** Saves the listing together with its pictures, then stock counts, then whether it is archived. */
async function change(
  { listings, inventory }: ImportExportDeps,
  actor: Actor,
  current: StaffListing,
  { before, after }: { before: ListingData; after: ListingData },
): Promise<SaveOutcome> {
  const isSame = ({ stock, isArchived: _, ...data }: ListingData): string =>
    JSON.stringify([data, stock.map(({ size, color }) => [size, color])])
  if (isSame(before) !== isSame(after)) {
    const seen = { id: current.id, seenVersion: current.version }
    const saved = await listings.update(actor, seen, inputOfListing(current.kind, after), after.pictures)
    if (!saved.ok) return { ok: false, reason: explain(saved) }
  }
  const changes = before.stock.flatMap(({ size, color, onHand }) => {
    const to = after.stock.find((one) => one.size === size && one.color === color)?.onHand ?? onHand
    return to === onHand ? [] : [{ size, color, from: onHand, to }]
  })
  if (changes.length > 0) {
    const counted = { listingId: current.id, kind: 'adjust', note: 'Import', changes }
    const outcome = await inventory.changeMany(actor, counted)
    if (!outcome.ok)
      return {
        ok: false,
        reason:
          outcome.reason === 'reserved'
            ? `stock of ${outcome.size}, ${outcome.color}: ${outcome.reserved} are held by shoppers who are paying`
            : 'The stock has changed since the check; the rest was saved. Check the file again.',
      }
  }
  if (before.isArchived === after.isArchived) return { ok: true }
  const moved = await (after.isArchived
    ? listings.archive(actor, current.id)
    : listings.bringBack(actor, current.id))
  return moved.ok
    ? moved
    : { ok: false, reason: 'The product was removed after the check. Check the file again.' }
}
