import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useOutlet } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { Money } from '#app/ui/money-text.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { ListingCard as Card } from '#server/listings/index.ts'
import { Tags } from './print-card.tsx'
import { cardSizes, ProductPicture } from './product-picture.tsx'
import { Swatch } from './swatch.tsx'

export type ListingShelfProps = {
  title: string
  description: string
  path: string
  listings: readonly Card[]
  /** Shown in place of the cards: nothing there yet, or it cannot be read right now. */
  instead: ReactNode
}

/** A marketplace of finished products. */
export function ListingShelf({ title, description, path, listings, instead }: ListingShelfProps) {
  const isBehind = useOutlet() !== null
  const isOfThree = listings.length % 4 === 1
  return (
    <div className="page py-8 sm:py-12">
      <PageHeader title={title} description={description} />
      {listings.length === 0 ? (
        instead
      ) : (
        <ul className={classes('card-rows card-rows-narrow mt-8', isOfThree ? 'card-rows-3' : 'card-rows-4')}>
          {listings.map((listing, index) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              to={`${path}/${listing.slug}`}
              sizes={isOfThree ? cardSizes.three : cardSizes.four}
              isFirst={index < firstCards && !isBehind}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** docs/spec-map.md S9: at most 2 tags on cards of T-shirts and tumblers. */
const maxTags = 2

/** A phone's first row: wider pages show and fetch what is beside it just as early. */
const firstCards = 2

type ListingCardProps = { listing: Card; to: string; sizes: string; isFirst: boolean }

function ListingCard({ listing, to, sizes, isFirst }: ListingCardProps) {
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md">
      <ProductPicture
        picture={listing.picture}
        sizes={sizes}
        isFirst={isFirst}
        className="aspect-square rounded-t-[15px]"
      />
      {!listing.isInStock && (
        <Badge tone="red" icon={CircleX} className="absolute top-3 left-3">
          Sold out
        </Badge>
      )}
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h2 className="font-sans text-base font-semibold leading-snug">
          <Link
            to={to}
            preventScrollReset
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-magenta-ink"
          >
            {listing.title}
          </Link>
        </h2>
        <p className="flex items-center justify-between gap-2">
          <Money amount={listing.price} className="font-semibold" />
          <Colors colors={listing.colors} />
        </p>
        <div className="mt-auto hidden sm:block">
          <Tags tags={listing.tags.slice(0, maxTags)} />
        </div>
      </div>
    </li>
  )
}

const maxDots = 4

function Colors({ colors }: { colors: readonly string[] }) {
  const more = colors.length - maxDots
  return (
    <span className="flex items-center gap-1" title={colors.join(', ')}>
      <span className="sr-only">Colors: {colors.join(', ')}</span>
      {colors.slice(0, maxDots).map((color) => (
        <Swatch key={color} color={color} className="size-4" />
      ))}
      {more > 0 && <span className="text-xs text-ink-muted">+{more}</span>}
    </span>
  )
}
