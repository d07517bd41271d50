import { Archive, ArchiveRestore, Copy, Eye, ImageOff, Pencil, Trash2, Warehouse } from 'lucide-react'
import type { ReactNode } from 'react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { StaffListing } from '#server/listings/index.ts'
import type { OperationName } from '#server/operations.ts'

export type CardActions = {
  onEdit: () => void
  onStock: () => void
  onDuplicate: () => void
  onArchive: () => void
  onBringBack: () => void
  onRemove: () => void
}

export function ListingCard({ listing, ...on }: { listing: StaffListing } & CardActions) {
  const { title, pictures, sizes, colors, tags } = listing
  return (
    <Card
      as="li"
      padding="none"
      className="flex flex-col overflow-hidden has-[:target]:ring-2 has-[:target]:ring-magenta"
    >
      <div className="relative flex aspect-[4/3] items-center justify-center bg-sunken">
        {pictures[0] ? (
          <img src={pictures[0].url} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <ImageOff aria-hidden className="size-8 text-ink-faint" />
        )}
        {pictures.length > 1 && (
          <span className="figures absolute right-2 bottom-2 rounded-full bg-raised px-2 text-xs">
            {pictures.length} pictures
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 id={`product-${listing.id}`} className="min-w-0 scroll-mt-72 break-words font-bold text-base">
            {title}
          </h2>
          <SaleBadge listing={listing} />
        </div>
        <p className="figures text-ink-muted">
          <span className="font-semibold text-ink">{formatMoney(cents(listing.priceCents))}</span> ·{' '}
          {listing.brand || listing.material}
        </p>
        <p className="figures text-ink-muted text-xs">
          {count(sizes.length, 'size')}, {count(colors.length, 'color')}. {describeStock(listing)}
        </p>
        {tags.length > 0 && <p className="truncate text-ink-muted text-xs">{tags.slice(0, 3).join(', ')}</p>}
        <CardTools {...{ on, listing }} />
      </div>
    </Card>
  )
}

type ToolsProps = { on: CardActions; listing: StaffListing }

function CardTools({ on, listing }: ToolsProps) {
  const { isArchived, title } = listing
  return (
    <div className="mt-auto flex flex-wrap items-center gap-1.5 pt-2">
      {isArchived ? (
        <PermittedButton
          operation="listings.bring-back"
          size="sm"
          onClick={on.onBringBack}
          aria-label={`Restore ${title}`}
        >
          <ArchiveRestore aria-hidden className="size-4" /> Restore
        </PermittedButton>
      ) : (
        <>
          <PermittedButton
            operation={`${listing.kind}-listings.update`}
            size="sm"
            onClick={on.onEdit}
            aria-label={`Edit ${title}`}
          >
            <Pencil aria-hidden className="size-4" /> Edit
          </PermittedButton>
          <PermittedButton
            operation="listings.change-stock"
            size="sm"
            onClick={on.onStock}
            aria-label={`Stock of ${title}`}
          >
            <Warehouse aria-hidden className="size-4" /> Stock
          </PermittedButton>
        </>
      )}
      <SmallTools {...{ on, listing }} />
    </div>
  )
}

function SmallTools({ on, listing: { id, title, isArchived } }: ToolsProps) {
  return (
    <span className="ml-auto flex">
      <LinkButton
        size="sm"
        variant="quiet"
        isSquare
        title="Preview"
        to={`/admin/listings/${id}/preview`}
        aria-label={`See ${title} as shoppers do`}
      >
        <Eye aria-hidden className="size-4" />
      </LinkButton>
      <IconButton
        operation="listings.duplicate"
        label="Duplicate"
        name={`Duplicate ${title}`}
        onClick={on.onDuplicate}
      >
        <Copy aria-hidden className="size-4" />
      </IconButton>
      {!isArchived && (
        <IconButton
          operation="listings.archive"
          label="Archive"
          name={`Archive ${title}`}
          onClick={on.onArchive}
        >
          <Archive aria-hidden className="size-4" />
        </IconButton>
      )}
      <IconButton operation="listings.remove" label="Delete" name={`Delete ${title}`} onClick={on.onRemove}>
        <Trash2 aria-hidden className="size-4" />
      </IconButton>
    </span>
  )
}

type IconButtonProps = {
  operation: OperationName
  label: string
  name: string
  onClick: () => void
  children: ReactNode
}

const IconButton = ({ label, name, ...button }: IconButtonProps) => (
  <PermittedButton size="sm" variant="quiet" isSquare title={label} aria-label={name} {...button} />
)

function SaleBadge({ listing: { isArchived, isActive, stock } }: { listing: StaffListing }) {
  if (isArchived) return <Badge>Archived</Badge>
  if (!isActive) return <Badge>Off sale</Badge>
  const isLeft = stock.some(({ onHand, reserved }) => onHand > reserved)
  return isLeft ? <Badge tone="green">On sale</Badge> : <Badge tone="red">Sold out</Badge>
}

function describeStock({ stock }: StaffListing): string {
  const onHand = stock.reduce((sum, level) => sum + level.onHand, 0)
  const empty = stock.filter((level) => level.onHand === 0).length
  return `${onHand.toLocaleString('en-US')} in stock${empty > 0 ? `, ${empty} sold out` : ''}.`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
