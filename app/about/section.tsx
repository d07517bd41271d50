import { createContext, type ReactNode, useContext } from 'react'
import { type HouseChapter, houseChapters } from '#domain/content/about-page.ts'

/** A chapter's position: `number` of `count`, under the title the shop gave it, with every other chapter tinted. */
export type Place = { id: string; title: string; number: number; count: number }

const PlaceContext = createContext<Place | null>(null)

/** Tells the chapter inside its position. */
export const AtPlace = ({ place, children }: { place: Place; children: ReactNode }) => (
  <PlaceContext value={place}>{children}</PlaceContext>
)

type SectionProps = {
  /** For built-in chapters; others are identified by their position. */
  id?: HouseChapter
  lead?: ReactNode
  children: ReactNode
}

export function Section({ id, lead, children }: SectionProps) {
  const place = useContext(PlaceContext)
  const anchor = place?.id ?? id
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className={place && place.number % 2 === 1 ? 'border-y border-line bg-surface' : undefined}
    >
      <div className="page py-14 lg:py-20">
        {place && (
          <p className="slug text-magenta-ink" aria-hidden>
            {place.number} / {place.count}
          </p>
        )}
        <h2 id={`${anchor}-title`} className="mt-1.5 text-xl font-extrabold">
          {place?.title ?? (id && houseChapters[id])}
        </h2>
        {lead && <div className="mt-3 max-w-prose text-ink-muted">{lead}</div>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}
