import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { FilmBlocks, FilmStrip } from '#app/assets/film-strip.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'

export type PricedSize = { id: number; width: number; height: number; price: string }

/** All sizes as strips of film, drawn to scale: you pay by length. */
export function PriceTeaser({ sizes }: { sizes: readonly PricedSize[] }) {
  return (
    <section aria-labelledby="prices" className="page py-16 lg:py-24">
      <FilmBlocks />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-prose">
          <h2 id="prices" className="text-xl font-extrabold">
            You pay for the length. That’s it.
          </h2>
          <p className="mt-3 text-ink-muted">
            Every sheet is 22 inches wide. Put one design on it or fifty: the price is the same, with no setup
            fee and no charge per design.
          </p>
        </div>
        <LinkButton to="/builder" variant="primary">
          Start a sheet
          <ArrowRight aria-hidden />
        </LinkButton>
      </div>
      <ol className="mt-10 grid grid-cols-5 gap-x-3 gap-y-10 md:grid-cols-10 md:gap-x-5">
        {sizes.map((size) => (
          <li key={size.id} className="border-t-4 border-ink">
            <Link
              to={`/builder?size=${size.id}`}
              aria-label={`${size.width} × ${size.height} in, ${size.price}`}
              className="group block rounded-sm"
            >
              <FilmStrip
                width={size.width}
                height={size.height}
                className="w-full max-w-18 group-hover:translate-y-1"
              />
              <span className="figures mt-3 block text-xs text-ink-muted sm:text-sm">{size.height} in</span>
              <span className="figures block font-display text-lg font-bold group-hover:text-magenta-ink">
                {size.price}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
