import { Download, Eye } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { Money } from '#app/ui/money-text.tsx'
import type { PrintCard as Card } from '#server/prints/index.ts'
import { cardSizes, ProductPicture } from './product-picture.tsx'

export type PrintCardProps = {
  print: Card
  to: string
  layout: 'grid' | 'list'
  maxTags: number
  isFirst: boolean
}

/** A product as a card, or as a row in a list; all of it links to its dialog. */
export function PrintCard({ print, to, layout, maxTags, isFirst }: PrintCardProps) {
  const isList = layout === 'list'
  return (
    <li
      className={classes(
        'product-card group relative rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md',
        isList ? 'grid grid-cols-[7rem_1fr] sm:grid-cols-[11rem_1fr]' : 'flex flex-col',
      )}
    >
      <ProductPicture
        picture={print.picture}
        sizes={isList ? '11rem' : cardSizes.threeWide}
        isFirst={isFirst}
        className={isList ? 'rounded-l-[15px] sm:aspect-square' : 'aspect-square rounded-t-[15px]'}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-2 p-4 sm:p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lg font-bold">
            <Link
              to={to}
              preventScrollReset
              className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-magenta-ink"
            >
              {print.title}
            </Link>
          </h2>
          <p className="figures font-semibold">
            <span className="text-sm font-normal text-ink-muted">From </span>
            <Money amount={print.fromPrice} />
          </p>
        </div>
        {isList && <p className="line-clamp-2 max-w-prose text-sm text-ink-muted">{print.description}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Tags tags={print.tags.slice(0, maxTags)} />
          <Counts print={print} />
        </div>
      </div>
    </li>
  )
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Counts({ print }: { print: Card }) {
  return (
    <p className="figures flex gap-3 text-sm text-ink-muted">
      <Count icon={Eye} count={print.viewsCount} one="view" many="views" />
      <Count icon={Download} count={print.downloadsCount} one="download" many="downloads" />
    </p>
  )
}

function Count({
  icon: Icon,
  count,
  one,
  many,
}: {
  icon: typeof Eye
  count: number
  one: string
  many: string
}) {
  return (
    <span className="inline-flex items-center gap-1" title={`${count} ${count === 1 ? one : many}`}>
      <Icon className="size-4" aria-hidden />
      {count}
      <span className="sr-only"> {count === 1 ? one : many}</span>
    </span>
  )
}
