import { Eye, Pencil, Trash2 } from 'lucide-react'
import { PermittedButton } from '#app/operations/if-may.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { StaffPrint } from '#server/prints/index.ts'

type ProductCardProps = { product: StaffPrint; onEdit: () => void; onRemove: () => void }

const shelves = { 'gang-sheet': '/prints', print: '/print-marketplace' } as const
const kindNames = { 'gang-sheet': 'Premade gang sheet', print: 'Single print' } as const

export function ProductCard({ product, onEdit, onRemove }: ProductCardProps) {
  const { title, kind, variants, viewsCount, downloadsCount } = product
  return (
    <Card
      as="li"
      padding="none"
      className="flex flex-col overflow-hidden has-[:target]:ring-2 has-[:target]:ring-magenta"
    >
      <div className="flex aspect-[4/3] items-center justify-center bg-sunken">
        <img
          src={product.thumbnailUrl}
          alt=""
          loading="lazy"
          className="max-h-full max-w-full object-contain"
        />
      </div>
      <div className="flex grow flex-col gap-2 p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 id={`product-${product.id}`} className="min-w-0 scroll-mt-72 break-words font-bold text-base">
            {title}
          </h2>
          <Badge tone={product.isActive ? 'green' : 'neutral'}>
            {product.isActive ? 'On sale' : 'Off sale'}
          </Badge>
        </div>
        <p className="figures text-ink-muted">
          {kindNames[kind]}, {product.category}. Base {formatMoney(cents(product.basePriceCents))},{' '}
          {variants.length === 1 ? '1 variant' : `${variants.length} variants`}.
        </p>
        {product.tags.length > 0 && (
          <p className="truncate text-ink-muted text-xs">{product.tags.slice(0, 3).join(', ')}</p>
        )}
        <p className="figures text-ink-muted text-xs">
          {viewsCount} views, {downloadsCount} downloads
        </p>
        <CardTools {...{ product, onEdit, onRemove }} />
      </div>
    </Card>
  )
}

function CardTools({ product: { title, kind, slug, isActive }, onEdit, onRemove }: ProductCardProps) {
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-2">
      <PermittedButton operation="prints.update" size="sm" onClick={onEdit} aria-label={`Edit ${title}`}>
        <Pencil aria-hidden className="size-4" /> Edit
      </PermittedButton>
      {isActive && (
        <LinkButton size="sm" to={`${shelves[kind]}/${slug}`} aria-label={`See ${title} as shoppers do`}>
          <Eye aria-hidden className="size-4" /> Preview
        </LinkButton>
      )}
      <PermittedButton
        operation="prints.remove"
        size="sm"
        variant="quiet"
        onClick={onRemove}
        aria-label={`Delete ${title}`}
      >
        <Trash2 aria-hidden className="size-4" /> Delete
      </PermittedButton>
    </div>
  )
}
