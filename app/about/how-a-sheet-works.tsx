import { FilmLayersDrawing } from '#app/assets/about/film-layers-drawing.tsx'
import { NestDrawing } from '#app/assets/nest-drawing.tsx'
import type { AboutFacts } from './about-facts.ts'
import { Section } from './section.tsx'

const layers = [
  { color: 'bg-film', name: 'Film', text: 'Carries the print, then peels off.' },
  { color: 'bg-magenta', name: 'Color', text: 'Printed mirrored, so it reads right once pressed.' },
  { color: 'bg-white', name: 'White ink', text: 'Behind every color, so it stands out on dark fabric.' },
  { color: 'bg-cyan', name: 'Adhesive', text: 'A fine powder, melted on. Heat drives it into the weave.' },
]

export function HowASheetWorks({ facts: { sheet } }: { facts: AboutFacts }) {
  return (
    <Section
      id="sheet"
      lead={
        <p>
          A gang sheet is one strip of film with as many designs as fit. You pay for its length and nothing
          else: not for colors, not for the number of designs.
        </p>
      }
    >
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <figure>
          <div className="overflow-clip rounded-lg border border-line bg-paper p-4">
            <NestDrawing className="w-full" />
          </div>
          {sheet && (
            <figcaption className="mt-4">
              <dl className="figures grid grid-cols-[auto_auto_auto] justify-between gap-4">
                <Figure name="wide" value={`${sheet.width} in`} />
                <Figure name="long" value={`${sheet.shortest} to ${sheet.longest} in`} />
                <Figure name={`per inch, from ${sheet.lowestPrice}`} value={sheet.perInch} />
              </dl>
            </figcaption>
          )}
        </figure>
        <figure>
          <div className="overflow-clip rounded-lg border border-line bg-paper p-4">
            <FilmLayersDrawing className="w-full" />
          </div>
          <figcaption className="mt-4">
            <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {layers.map(({ color, name, text }) => (
                <div key={name}>
                  <dt className="flex items-center gap-3 text-sm font-semibold">
                    <span aria-hidden className={`size-4 shrink-0 rounded-xs border-2 border-ink ${color}`} />
                    {name}
                  </dt>
                  <dd className="pl-7 text-sm text-ink-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </figcaption>
        </figure>
      </div>
    </Section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="leading-snug font-bold whitespace-nowrap sm:text-lg">{value}</dd>
    </div>
  )
}
