import { useState } from 'react'
import type { Place } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'

/**
 * The cards selected for a move. A card is selected in its current place: if someone else moves it on, it is
 * deselected, so that it doesn't move one place too far.
 */
export function useChoice(shown: readonly BoardCard[], placeOf: (card: BoardCard) => Place) {
  const [chosenAt, setChosenAt] = useState<ReadonlyMap<string, Place>>(new Map())
  const isChosen = (card: BoardCard): boolean => chosenAt.get(card.itemId) === placeOf(card)
  return {
    chosen: shown.filter(isChosen),
    isChosen,
    /** Selects all of them, or none if all were selected. */
    toggle(cards: readonly BoardCard[]): void {
      const isOn = !cards.every(isChosen)
      setChosenAt((before) => {
        const after = new Map(before)
        for (const card of cards)
          if (isOn) after.set(card.itemId, placeOf(card))
          else after.delete(card.itemId)
        return after
      })
    },
    chooseNone: (): void => setChosenAt(new Map()),
  }
}
