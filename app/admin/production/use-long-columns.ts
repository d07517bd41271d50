import { useState } from 'react'
import type { Place } from '#domain/orders/production.ts'
import type { Column } from './board-filters.ts'

/** A column's first cards, and how many more there are. */
export type LongColumn = Column & { hidden: number }

/** So many cards draw at once without a wait, on a tablet too. */
export const cardsAtOnce = 60

/**
 * Long columns show their most urgent cards and say how many more they have; nothing is left out for good. Cards that
 * somebody looks for by name (`wanted`) are shown wherever they stand.
 */
export function useLongColumns(columns: readonly Column[], wanted: readonly (string | null)[]) {
  const [steps, setSteps] = useState<ReadonlyMap<Place, number>>(new Map())
  return {
    columns: columns.map(({ place, cards }): LongColumn => {
      const most = cardsAtOnce * (1 + (steps.get(place) ?? 0))
      const shown = cards.filter(({ itemId }, at) => at < most || wanted.includes(itemId))
      return { place, cards: shown, hidden: cards.length - shown.length }
    }),
    showMore: (place: Place): void =>
      setSteps((before) => new Map(before).set(place, (before.get(place) ?? 0) + 1)),
  }
}
