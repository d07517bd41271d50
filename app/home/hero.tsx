import { ArrowRight, Shirt } from 'lucide-react'
import { useRef } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { HeroSheet } from './hero-sheet.tsx'
import type { HeroStrip, HeroSheet as Sheet } from './nest-hero.ts'
import { useRenesting } from './use-renesting.ts'

export type HeroProps = {
  sheet: Sheet
  strip: HeroStrip
  /** "2pm CST" */
  sameDay: string
  /** What the sheet shown costs, and what the smallest one costs: "$12", "$6"; null if the shop does not sell it. */
  price: string | null
  lowestPrice: string | null
}

export function Hero({ sheet: first, strip, sameDay, price, lowestPrice }: HeroProps) {
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRenesting(first, strip, stage)
  return (
    <section className="overflow-clip border-b border-line">
      <div className="page grid items-center gap-x-14 gap-y-12 py-10 sm:py-14 lg:grid-cols-[1fr_1.08fr] lg:py-16">
        <div>
          <p className="slug mb-4 sm:mb-5 flex items-center gap-2.5 text-ink-muted">
            <RegistrationMark />
            DTF gang sheets, 22 in wide{lowestPrice && `, from ${lowestPrice}`}
          </p>
          <h1 className="text-2xl font-extrabold tracking-[-0.035em]">Your art on film, ready to press.</h1>
          <p className="mt-5 max-w-xl text-ink-muted sm:mt-6 sm:text-lg">
            Drop your designs on a gang sheet. We nest them tight so you pay for ink, not for empty film, and
            print exactly the sheet you saw.
          </p>
          <div className="mt-6 flex flex-wrap gap-3 sm:mt-8">
            <LinkButton to="/builder" variant="primary" size="lg">
              Build a gang sheet
              <ArrowRight aria-hidden />
            </LinkButton>
            <LinkButton to="/tshirts" size="lg">
              <Shirt aria-hidden />
              Custom T-shirts
            </LinkButton>
          </div>
          <p className="mt-6 text-sm text-ink-faint max-sm:hidden">{sameDay} No minimums.</p>
        </div>
        <figure ref={stage} className="min-w-0">
          <HeroSheet sheet={sheet} />
          <figcaption className="slug figures mt-3.5 flex flex-wrap justify-between gap-x-6 gap-y-1 pl-[4%] text-ink-muted">
            <span>
              22 × {sheet.height} in, {sheet.pieces.length} designs{price && `, ${price}`}
            </span>
            <span>
              {Math.round(sheet.density * 100)}% filled, {(sheet.height - sheet.used).toFixed(1)} in still
              free
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

/** A printer's registration mark. */
function RegistrationMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-4.5 text-magenta-ink" aria-hidden>
      <circle cx="10" cy="10" r="6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M10 0v20M0 10h20" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
