import { useState } from 'react'
import type { Place } from '#domain/orders/production.ts'
import type { Column } from './board-filters.ts'

/** The cards a column renders, and how many more it has. */
export type LongColumn = Column & { shown: Column['cards']; hidden: number }

/** Fills a tall screen: a page with this many in each column opens without delay. */
const cardsAtFirst = 12
const cardsAStep = 24

/**
 * Long columns render their most urgent cards and say how many more they have; more are rendered on scrolling. Cards
 * that are targeted by name (`wanted`) are rendered wherever they are.
 */
export function useLongColumns(columns: readonly Column[], wanted: readonly (string | null)[]) {
  const [steps, setSteps] = useState<ReadonlyMap<Place, number>>(new Map())
  return {
    columns: columns.map(({ place, cards }): LongColumn => {
      const most = cardsAtFirst + cardsAStep * (steps.get(place) ?? 0)
      const shown = cards.filter(({ itemId }, at) => at < most || wanted.includes(itemId))
      return { place, cards, shown, hidden: cards.length - shown.length }
    }),
    showMore: (place: Place): void =>
      setSteps((before) => new Map(before).set(place, (before.get(place) ?? 0) + 1)),
  }
}
