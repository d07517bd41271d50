import type { PointerEvent } from 'react'
import type { Place } from '#domain/orders/production.ts'
import type { BoardCard } from '#server/production/read-board.ts'
import { ItemCard } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import type { useBoardKeys } from './use-board-keys.ts'
import type { Drag } from './use-drag.ts'
import type { LongColumn } from './use-long-columns.ts'

export function BoardColumns({
  columns,
  showMore,
  isChosen,
  toggle,
  targetOf,
  keys,
  drag,
  flashing,
  press,
  setOpenId,
}: {
  columns: LongColumn[]
  showMore: (place: Place) => void
  isChosen: (card: BoardCard) => boolean
  toggle: (cards: readonly BoardCard[]) => void
  targetOf: (place: Place) => 'none' | 'impossible' | 'over' | 'possible'
  keys: ReturnType<typeof useBoardKeys>
  drag: Drag | null
  flashing: string | null
  press: (event: PointerEvent<HTMLElement>, card: BoardCard) => void
  setOpenId: (value: string | null) => void
}) {
  return (
    <div className="-mx-4 flex grow snap-x items-stretch gap-3 overflow-x-auto scroll-px-4 px-4 pt-0.5 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6">
      {columns.map(({ place, cards: inColumn, hidden }) => (
        <BoardColumn
          key={place}
          place={place}
          count={inColumn.length + hidden}
          hidden={hidden}
          onShowMore={() => showMore(place)}
          isChosen={inColumn.every(isChosen)}
          onChoose={() => toggle(inColumn)}
          target={targetOf(place)}
        >
          {inColumn.map((card) => (
            <li key={card.itemId}>
              <ItemCard
                card={card}
                place={place}
                isChosen={isChosen(card)}
                isActive={keys.activeId === card.itemId}
                isDragged={drag?.card.itemId === card.itemId}
                isFlashing={flashing === card.itemId}
                onPress={(event) => press(event, card)}
                onKeyDown={(event) => keys.onKeyDown(event, card)}
                onFocus={() => keys.onFocus(card)}
                onOpen={() => setOpenId(card.itemId)}
                onToggle={() => toggle([card])}
              />
            </li>
          ))}
        </BoardColumn>
      ))}
    </div>
  )
}
