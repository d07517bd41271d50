import { Link } from 'react-router'
import { cardSizes, ProductPicture } from '#app/marketplace/product-picture.tsx'
import { siteLinks } from '#app/shell/links.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Money } from '#app/ui/money-text.tsx'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import type { Cents } from '#domain/money/money.ts'

export type ShelfPiece = {
  to: string
  title: string
  price: Cents
  /** It comes in several sizes; the price is for the smallest. */
  isFrom: boolean
  picture: PublicPicture | null
}

const shelves = siteLinks.filter(({ to }) => /prints|marketplace/.test(to))

/** Ready-made products, for those who don't want a sheet of their own. */
export function Shelf({ pieces }: { pieces: readonly ShelfPiece[] }) {
  return (
    <section aria-labelledby="shelf" className="page pb-16 lg:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h2 id="shelf" className="text-xl font-extrabold">
            Ready to press, or ready to wear.
          </h2>
          <p className="mt-3 text-ink-muted">
            Whole sheets, single prints, shirts and engraved tumblers: choose a size and it goes to press.
          </p>
        </div>
        <nav aria-label="Shelves" className="flex flex-wrap gap-2">
          {shelves.map(({ to, label }) => (
            <LinkButton key={to} to={to} size="sm">
              {label}
            </LinkButton>
          ))}
        </nav>
      </div>
      <ul className="card-rows card-rows-narrow card-rows-4 mt-8">
        {pieces.map(({ to, title, price, isFrom, picture }) => (
          <li
            key={to}
            className="group relative flex flex-col rounded-lg border border-line bg-surface shadow-sm transition-shadow hover:shadow-md"
          >
            <ProductPicture
              picture={picture}
              sizes={cardSizes.four}
              className="aspect-square rounded-t-[15px]"
            />
            <div className="flex flex-1 flex-col justify-between gap-1 p-3 sm:p-4">
              <h3 className="font-sans text-base font-semibold leading-snug">
                <Link
                  to={to}
                  className="underline-offset-4 after:absolute after:inset-0 after:rounded-lg group-hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-magenta-ink"
                >
                  {title}
                </Link>
              </h3>
              <p className="font-semibold">
                {isFrom && <span className="text-sm font-normal text-ink-muted">From </span>}
                <Money amount={price} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
