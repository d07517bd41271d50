import { ItemCard } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import type { BoardState } from './use-board.ts'

/** A column for each place, with the cards that are there. */
export function BoardColumns({ board }: { board: BoardState }) {
  const { columns, showMore, isChosen, toggle, targetOf, keys, drag, flashing, press, setOpenId } = board
  return (
    <div className="-mx-4 flex grow snap-x items-stretch gap-2 overflow-x-auto scroll-px-4 px-4 pt-0.5 pb-2 sm:-mx-6 sm:scroll-px-6 sm:px-6">
      {columns.map(({ place, cards: inColumn, shown, hidden }) => (
        <BoardColumn
          key={place}
          place={place}
          count={inColumn.length}
          hidden={hidden}
          onShowMore={() => showMore(place)}
          isChosen={inColumn.every(isChosen)}
          onChoose={() => toggle(inColumn)}
          target={targetOf(place)}
        >
          {shown.map((card) => (
            <li key={card.itemId}>
              <ItemCard
                card={card}
                place={place}
                isChosen={isChosen(card)}
                isActive={keys.activeId === card.itemId}
                isDragged={drag?.item.itemId === card.itemId}
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
