import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMayCall } from '#app/operations/if-may.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { type Place, placesOf, readPlace } from '#domain/orders/production.ts'
import type { Board, BoardCard } from '#server/production/index.ts'
import { cardElementId } from './board-card.tsx'
import { columnsOf, readBoardFilters } from './board-filters.ts'
import { useAssign } from './use-assign.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useChoice } from './use-choice.ts'
import { type Drag, useDrag } from './use-drag.ts'
import { useLongColumns } from './use-long-columns.ts'
import { useMoves } from './use-moves.ts'
import { useOwnId } from './use-own-id.ts'

const inView = { block: 'nearest', inline: 'center' } as const

export type BoardState = ReturnType<typeof useBoard>

/** The board with its filters, moves, keyboard navigation and scans. */
export function useBoard({ cards, people }: Board) {
  const [search, setSearch] = useSearchParams()
  const filters = readBoardFilters(search)
  const mayMove = useMayCall()('production.move')
  const moves = useMoves()
  const [openId, setOpenId] = useState<string | null>(null)
  const { flashing, show } = useFlash()
  const [movedId, setMovedId] = useState<string | null>(null)
  const [sought, setSought] = useState<string | null>(null)
  const { columns, showMore } = useLongColumns(columnsOf(cards, filters, useShopClock(), moves.placeOf), [
    flashing,
    movedId,
    sought,
  ])
  const found = columns.flatMap((column) => column.cards)
  const { chosen, isChosen, toggle, chooseNone } = useChoice(found, moves.placeOf)
  const assign = useAssign()
  const me = useOwnId()
  const { drag, press } = useDrag<BoardCard, Place>(columnAt, (card, place) => moves.move([card], place))
  const keys = useBoardKeys(columns, {
    placeOf: moves.placeOf,
    move: (card, to) => {
      if (!mayMove) return
      setMovedId(card.itemId)
      moves.move([card], to)
    },
    draw: setSought,
    undo: moves.undo,
    open: (card) => setOpenId(card.itemId),
    toggle: (card) => mayMove && toggle([card]),
    take: (card) =>
      mayMove &&
      people.some(({ id }) => id === me) &&
      assign([card], { person: card.assignee?.id === me ? null : me }),
  })
  return {
    filters,
    change: (name: string, value: string): void =>
      setSearch((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true }),
    moves,
    columns,
    showMore,
    chosen,
    isChosen,
    toggle,
    chooseNone,
    assign,
    me,
    found: found.length,
    drag,
    press: mayMove ? press : ignore,
    keys,
    flashing,
    show,
    open: cards.find(({ itemId }) => itemId === openId) ?? null,
    setOpenId,
    targetOf: (place: Place) => targetFor(drag, place),
  }
}

const ignore = (): void => {}

/** The scanned card, scrolled into view. */
function useFlash() {
  const [flashing, setFlashing] = useState<string | null>(null)
  useEffect(() => {
    if (flashing) document.getElementById(cardElementId(flashing))?.scrollIntoView(inView)
  }, [flashing])
  const show = (itemId: string): void => {
    setFlashing(itemId)
    document.getElementById(cardElementId(itemId))?.scrollIntoView(inView)
  }
  return { flashing, show }
}

function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value === '') search.delete(name)
  else search.set(name, value)
  return search
}

/** Columns carry `data-place`. */
const columnAt = (element: Element): Place | null =>
  readPlace(element.closest<HTMLElement>('[data-place]')?.dataset.place)

function targetFor(drag: Drag<BoardCard, Place> | null, place: Place) {
  if (!drag) return 'none'
  if (!placesOf(drag.item.route).includes(place)) return 'impossible'
  return drag.over === place ? 'over' : 'possible'
}
