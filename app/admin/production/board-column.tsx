import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { type Place, placeNames } from '#domain/orders/production.ts'
import { ChooseBox } from './choose-box.tsx'
import { MoreCards } from './more-cards.tsx'

export type BoardColumnProps = {
  place: Place
  /** The number of all its cards. */
  count: number
  /** How many of them are not rendered yet. */
  hidden: number
  onShowMore: () => void
  /** All of its cards are selected. */
  isChosen: boolean
  onChoose: () => void
  /** While a card is dragged: whether it may be dropped here, and whether it is over this column. */
  target: 'none' | 'possible' | 'over' | 'impossible'
  children: ReactNode
}

export function BoardColumn(props: BoardColumnProps) {
  const { place, count, hidden, onShowMore, isChosen, onChoose, target, children } = props
  const name = placeNames[place]
  return (
    <section
      aria-label={name}
      data-place={place}
      className={classes(
        'flex w-[82vw] shrink-0 snap-start flex-col rounded-lg bg-sunken transition-opacity sm:w-60',
        'xl:w-auto xl:flex-1 xl:basis-0',
        count === 0 ? 'xl:min-w-27 xl:max-w-27' : 'xl:min-w-47 xl:max-w-90',
        target === 'over' && 'outline-2 outline-magenta',
        target === 'possible' && 'outline-2 outline-line-strong outline-dashed',
        target === 'impossible' && 'opacity-50',
      )}
    >
      <header className="flex h-11 items-center gap-2 px-3">
        <h2 className="font-bold">{name}</h2>
        <span className="figures rounded-full bg-ink/8 px-2 font-semibold text-xs">{count}</span>
        {count > 0 && (
          <ChooseBox
            label={`Choose all at ${name}`}
            checked={isChosen}
            onChange={onChoose}
            className="ml-auto"
          />
        )}
      </header>
      <ul className="grid min-h-24 grid-cols-[minmax(0,1fr)] content-start gap-2 px-2 pb-2">{children}</ul>
      {hidden > 0 && <MoreCards key={hidden} hidden={hidden} onShowMore={onShowMore} />}
    </section>
  )
}
