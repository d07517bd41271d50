import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useShopClock } from '#app/shop-clock.ts'
import { type Place, placesOf } from '#domain/orders/production.ts'
import type { Board } from '#server/production/index.ts'
import { cardElementId } from './board-card.tsx'
import { columnsOf, readBoardFilters } from './board-filters.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useChoice } from './use-choice.ts'
import { type Drag, useDrag } from './use-drag.ts'
import { useLongColumns } from './use-long-columns.ts'
import { useMoves } from './use-moves.ts'

const inView = { block: 'nearest', inline: 'center' } as const

export type BoardState = ReturnType<typeof useBoard>

/** The board as it is filtered, moved, walked by keys and searched by scans. */
export function useBoard(cards: Board['cards']) {
  const [search, setSearch] = useSearchParams()
  const filters = readBoardFilters(search)
  const moves = useMoves()
  const [openId, setOpenId] = useState<string | null>(null)
  const [flashing, setFlashing] = useState<string | null>(null)
  const [movedId, setMovedId] = useState<string | null>(null)
  const { columns, showMore } = useLongColumns(columnsOf(cards, filters, useShopClock(), moves.placeOf), [
    flashing,
    movedId,
  ])
  const shown = columns.flatMap((column) => column.cards)
  const { chosen, isChosen, toggle, chooseNone } = useChoice(shown, moves.placeOf)
  const { drag, press } = useDrag((card, place) => moves.move([card], place))
  const keys = useBoardKeys(columns, {
    placeOf: moves.placeOf,
    move: (card, to) => {
      setMovedId(card.itemId)
      moves.move([card], to)
    },
    undo: moves.undo,
    open: (card) => setOpenId(card.itemId),
    toggle: (card) => toggle([card]),
  })
  const change = (name: string, value: string): void =>
    setSearch((before) => withFilter(before, name, value), { replace: true, preventScrollReset: true })
  useEffect(() => {
    if (flashing) document.getElementById(cardElementId(flashing))?.scrollIntoView(inView)
  }, [flashing])
  const show = (itemId: string): void => {
    setFlashing(itemId)
    document.getElementById(cardElementId(itemId))?.scrollIntoView(inView)
  }
  const open = cards.find(({ itemId }) => itemId === openId) ?? null
  const targetOf = (place: Place) => targetFor(drag, place)
  return {
    filters,
    change,
    moves,
    columns,
    showMore,
    chosen,
    isChosen,
    toggle,
    chooseNone,
    drag,
    press,
    keys,
    flashing,
    show,
    open,
    setOpenId,
    targetOf,
  }
}

function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value === '') search.delete(name)
  else search.set(name, value)
  return search
}

function targetFor(drag: Drag | null, place: Place) {
  if (!drag) return 'none'
  if (!placesOf(drag.card.route).includes(place)) return 'impossible'
  return drag.over === place ? 'over' : 'possible'
}
