import { designSizes } from '#domain/artwork/ai-design.ts'
import { designExamples } from '#domain/artwork/ai-design-examples.ts'
import { examplePicture } from './example-pictures.ts'
import type { Wish } from './prompt-form.tsx'

/** A row of designs to start from: each one fills the form with its prompt. */
export function ExampleRow({ onPick }: { onPick: (wish: Wish) => void }) {
  return (
    <section aria-labelledby="examples-heading">
      <h2 id="examples-heading" className="text-lg font-bold">
        Start from an example
      </h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {designExamples.map(({ name, prompt, style }) => (
          <li key={name}>
            <button
              type="button"
              className="block w-full rounded-md border border-line bg-surface p-2 text-left hover:border-ink"
              onClick={() => {
                onPick({ prompt, style, sizeId: designSizes[0].id })
                document.querySelector<HTMLElement>('[name="prompt"]')?.focus()
              }}
            >
              <img
                src={examplePicture(name)}
                alt=""
                width={320}
                height={295}
                loading="lazy"
                className="w-full rounded-sm bg-[#fbfbf9]"
              />
              <span className="mt-1.5 block text-sm font-semibold">{style}</span>
              <span className="line-clamp-2 text-xs text-ink-muted">{prompt}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
