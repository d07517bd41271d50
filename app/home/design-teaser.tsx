import { Sparkles } from 'lucide-react'
import coffee from '#app/assets/ai-examples/coffee.webp?url&no-inline'
import surf from '#app/assets/ai-examples/surf.webp?url&no-inline'
import wolf from '#app/assets/ai-examples/wolf.webp?url&no-inline'
import { generatorLink } from '#app/shell/links.ts'
import { LinkButton } from '#app/ui/link-button.tsx'

/** For those who come without artwork. */
export function DesignTeaser() {
  return (
    <section aria-labelledby="design-teaser-heading" className="page py-14">
      <div className="grid items-center gap-8 rounded-xl border border-line bg-surface p-6 sm:p-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <h2 id="design-teaser-heading" className="text-xl font-extrabold">
            No artwork? Describe it.
          </h2>
          <p className="mt-3 max-w-prose text-ink-muted">
            A few words and one of ten art styles get you four designs on a transparent background, ready to
            print.
          </p>
          <LinkButton to={generatorLink.to} variant="primary" size="lg" className="mt-6">
            <Sparkles aria-hidden /> Try the design generator
          </LinkButton>
        </div>
        <ul className="grid grid-cols-3 gap-3" aria-hidden>
          {[wolf, surf, coffee].map((picture) => (
            <li key={picture}>
              <img
                src={picture}
                alt=""
                width={320}
                height={295}
                loading="lazy"
                className="w-full rounded-md bg-[#fbfbf9]"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
