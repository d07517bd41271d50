import { ArrowRight } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'

export type PricedSize = { id: number; title: string; price: string }

/** All sizes as strips of film, as long as they are: the price is the length. */
export function PriceTeaser({ sizes }: { sizes: readonly PricedSize[] }) {
  const longest = Math.max(...sizes.map((size) => size.id))
  return (
    <section aria-labelledby="prices" className="page py-16 lg:py-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h2 id="prices" className="text-xl font-extrabold">
            You pay for the length. That is all.
          </h2>
          <p className="mt-3 text-ink-muted">
            Every sheet is 22 inches wide. Put one design on it or fifty: the price is the same, with no
            set-up fee and no charge per design.
          </p>
        </div>
        <LinkButton to="/builder" variant="primary">
          Start a sheet
          <ArrowRight aria-hidden />
        </LinkButton>
      </div>
      <ol className="mt-10 grid gap-1.5 md:grid-flow-col md:auto-cols-fr md:items-start md:gap-3 md:border-t-4 md:border-ink">
        {sizes.map((size) => (
          <li key={size.id}>
            <Link
              to={`/builder?size=${size.id}`}
              aria-label={`${size.title}, ${size.price}`}
              className="group flex items-center py-0.5 rounded-sm md:block"
              style={{ '--share': size.id / longest } as CSSProperties}
            >
              <span className="price-strip flex items-center justify-end transition-colors group-hover:border-magenta-ink group-hover:bg-magenta-wash" />
              <span className="figures text-sm text-ink-muted max-md:order-first max-md:w-16 max-md:shrink-0 md:mt-3 md:block">
                {size.title.replace(/^22 × /, '')}
              </span>
              <span className="figures font-display text-lg font-bold group-hover:text-magenta-ink max-md:ml-3 max-md:text-base">
                {size.price}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
