import { useState } from 'react'
import type { Place } from '#domain/orders/production.ts'
import type { Column } from './board-filters.ts'

/** What a column draws of its cards, and how many more it has. */
export type LongColumn = Column & { shown: Column['cards']; hidden: number }

/** What fills a tall screen: a page with so many of each column opens without a wait. */
const cardsAtFirst = 12
const cardsAStep = 24

/**
 * Long columns draw their most urgent cards and say how many more they have; more come as one scrolls there. Cards that
 * somebody looks for by name (`wanted`) are drawn wherever they stand.
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
