import { Sparkles } from 'lucide-react'
import { examplePicture } from '#app/ai-builder/example-pictures.ts'
import { generatorLink } from '#app/shell/links.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { designExamples } from '#domain/artwork/ai-design-examples.ts'

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
            A few words and one of ten art styles make four designs on a transparent ground, ready to print.
          </p>
          <LinkButton to={generatorLink.to} variant="primary" size="lg" className="mt-6">
            <Sparkles aria-hidden /> Try the design generator
          </LinkButton>
        </div>
        <ul className="grid grid-cols-3 gap-3" aria-hidden>
          {designExamples.slice(0, 3).map(({ name }) => (
            <li key={name}>
              <img
                src={examplePicture(name)}
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
