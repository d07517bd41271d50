import { Plus, Search } from 'lucide-react'
import { type JSX, useState } from 'react'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { ListingKind, StaffListing } from '#server/listings/index.ts'
import { ListingCard } from './listing-card.tsx'
import { ListingDialog } from './listing-dialog.tsx'
import { kinds } from './listing-draft.ts'
import { StockDialog } from './stock-dialog.tsx'
import { useListingAction } from './use-listing-action.ts'

const views = [
  { value: 'here', label: 'All but archived' },
  { value: 'on', label: 'On sale' },
  { value: 'off', label: 'Off sale' },
  { value: 'out', label: 'Sold out in a size or color' },
  { value: 'archived', label: 'Archived' },
] as const
type View = (typeof views)[number]['value']

const isIn: Record<View, (listing: StaffListing) => boolean> = {
  here: ({ isArchived }) => !isArchived,
  on: ({ isArchived, isActive }) => !isArchived && isActive,
  off: ({ isArchived, isActive }) => !isArchived && !isActive,
  out: ({ isArchived, stock }) => !isArchived && stock.some(({ onHand, reserved }) => onHand <= reserved),
  archived: ({ isArchived }) => isArchived,
}

type ListingsPageProps = {
  kind: ListingKind
  listings: readonly StaffListing[]
  /** The colors to choose from. */
  colors: readonly string[]
}

/** Tumbler Listings and T-Shirt Listings (docs/spec-map.md B2). */
export function ListingsPage({ kind, listings, colors }: ListingsPageProps) {
  const [text, setText] = useState('')
  const [view, setView] = useState<View>('here')
  const [edited, setEdited] = useState<StaffListing | 'new' | null>(null)
  const [stocked, setStocked] = useState<StaffListing | null>(null)
  const [removed, setRemoved] = useState<StaffListing | null>(null)
  const { act, call } = useListingAction(() => setRemoved(null))
  const { section, one } = kinds[kind]
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const shown = listings.filter((listing) => {
    const { title, category, tags, brand, material, colors } = listing
    const all = [title, category, brand, material, ...tags, ...colors].join(' ').toLowerCase()
    return isIn[view](listing) && words.every((word) => all.includes(word))
  })
  const add = (
    <PermittedButton operation={`${kind}-listings.create`} variant="primary" onClick={() => setEdited('new')}>
      <Plus aria-hidden className="size-4" /> Add {one}
    </PermittedButton>
  )
  return (
    <div className="px-4 py-5 sm:px-6">
      <ListingsHead section={section} listings={listings} add={add} />
      {listings.length === 0 ? (
        <EmptyState title="No listings yet" illustration={<InTrayDrawing />} action={add}>
          Add pictures, a title, and a price, and it’s live in your shop.
        </EmptyState>
      ) : (
        <>
          <ListingSearch {...{ text, setText, view, setView }} />
          {shown.length === 0 ? (
            <EmptyState title="No listing matches">Try another word, or show other listings.</EmptyState>
          ) : (
            <ListingGrid {...{ shown, setEdited, setStocked, act, setRemoved }} />
          )}
        </>
      )}
      {edited && (
        <ListingDialog
          key={edited === 'new' ? 'new' : edited.id}
          kind={kind}
          colors={colors}
          listing={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {stocked && <StockDialog key={stocked.id} listing={stocked} onClose={() => setStocked(null)} />}
      <ConfirmOperation
        of={call}
        operation="listings.remove"
        fields={{ listing: removed?.id ?? '' }}
        open={removed !== null}
        title={`Delete ${removed?.title ?? ''}?`}
        description="It’s removed from the shop and open carts for good, along with its stock. Orders that include it keep their copy. If you may want it back later, archive it instead."
        confirm="Delete listing"
        onClose={() => setRemoved(null)}
        action={kinds[kind].path}
      />
    </div>
  )
}

function ListingGrid({
  shown,
  setEdited,
  setStocked,
  act,
  setRemoved,
}: {
  shown: StaffListing[]
  setEdited: (value: StaffListing | 'new' | null) => void
  setStocked: (value: StaffListing | null) => void
  act: ReturnType<typeof useListingAction>['act']
  setRemoved: (value: StaffListing | null) => void
}) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
      {shown.map((listing) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          onEdit={() => setEdited(listing)}
          onStock={() => setStocked(listing)}
          onDuplicate={() => act('listings.duplicate', listing)}
          onArchive={() => act('listings.archive', listing)}
          onBringBack={() => act('listings.bring-back', listing)}
          onRemove={() => setRemoved(listing)}
        />
      ))}
    </ul>
  )
}

function ListingSearch({
  text,
  setText,
  view,
  setView,
}: {
  text: string
  setText: (value: string) => void
  view: 'out' | 'off' | 'archived' | 'here' | 'on'
  setView: (value: View) => void
}) {
  return (
    <search className="mt-4 flex flex-wrap gap-2">
      <TextField
        label="Search listings"
        isLabelHidden
        isOptional
        size="sm"
        prefix={<Search aria-hidden />}
        placeholder="Title, category, color or tag"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full max-w-md"
      />
      <Select
        label="Show"
        isLabelHidden
        size="sm"
        value={view}
        options={views}
        onChange={({ target }) => setView(target.value as View)}
      />
    </search>
  )
}

function ListingsHead({
  section,
  listings,
  add,
}: {
  section: 'T-Shirt Listings' | 'Tumbler Listings'
  listings: readonly StaffListing[]
  add: JSX.Element
}) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="font-extrabold text-xl">{section}</h1>
        <p className="figures text-ink-muted">
          {listings.length === 1 ? '1 listing' : `${listings.length} listings`},{' '}
          {listings.filter(isIn.on).length} on sale
        </p>
      </div>
      {listings.length > 0 && add}
    </header>
  )
}
