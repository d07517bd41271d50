import { useState } from 'react'
import type { Place } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/index.ts'

/**
 * The cards that are chosen for a move. A card is chosen where it stands: when somebody else moves it on, the choice
 * falls away, lest it goes one place too far.
 */
export function useChoice(shown: readonly BoardCard[], placeOf: (card: BoardCard) => Place) {
  const [chosenAt, setChosenAt] = useState<ReadonlyMap<string, Place>>(new Map())
  const isChosen = (card: BoardCard): boolean => chosenAt.get(card.itemId) === placeOf(card)
  return {
    chosen: shown.filter(isChosen),
    isChosen,
    /** Chooses all of them; none of them where all were chosen. */
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
