import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { useShopClock } from '#app/shop-clock.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { type Place, placesOf } from '#domain/orders/production.ts'
import type { Board } from '#server/production/index.ts'
import { cardElementId } from './board-card.tsx'
import { BoardColumns } from './board-columns.tsx'
import { columnsOf, readBoardFilters } from './board-filters.ts'
import { CardDialog } from './card-dialog.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PackedOrders } from './packed-orders.tsx'
import { ProductionHead } from './production-head.tsx'
import { ScanBar } from './scan-bar.tsx'
import { boardKeysHelp, useBoardKeys } from './use-board-keys.ts'
import { useChoice } from './use-choice.ts'
import { type Drag, useDrag } from './use-drag.ts'
import { useLongColumns } from './use-long-columns.ts'
import { type Moves, useMoves } from './use-moves.ts'

const inView = { block: 'nearest', inline: 'center' } as const

/** Every item of every open order, and of finished ones what is not packed, where it stands. Whatever somebody else moves moves here too. */
export function ProductionPage({ board: { cards, finishedOrders } }: { board: Board }) {
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
    setSearch(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  useEffect(() => {
    if (flashing) document.getElementById(cardElementId(flashing))?.scrollIntoView(inView)
  }, [flashing])
  const show = (itemId: string): void => {
    setFlashing(itemId)
    document.getElementById(cardElementId(itemId))?.scrollIntoView(inView)
  }
  const open = cards.find(({ itemId }) => itemId === openId) ?? null
  const targetOf = (place: Place) => {
    if (!drag) return 'none'
    if (!placesOf(drag.card.route).includes(place)) return 'impossible'
    return drag.over === place ? 'over' : 'possible'
  }

  return (
    <div className="flex min-h-[calc(100dvh-var(--bar,0px))] flex-col gap-4 px-4 py-5 sm:px-6">
      <ProductionHead />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <ScanBar station={filters.station} onStation={(value) => change('at', value)} onScanned={show} />
        <FilterBar cards={cards} filters={filters} onChange={change} />
      </div>
      <PackedOrders cards={cards} />
      {finishedOrders > 0 && (
        <p className="rounded-lg border border-yellow bg-yellow-wash px-4 py-2.5 text-yellow-ink">
          {finishedOrders === 1
            ? 'One order has left the list of open orders, but not all of it is packed.'
            : `${finishedOrders} orders have left the list of open orders, but not all of them is packed.`}{' '}
          What has left the shop, move to Packed.
        </p>
      )}
      <p id="board-keys" hidden>
        {boardKeysHelp}
      </p>
      <p aria-live="polite" className="sr-only">
        {moves.said}
      </p>
      {cards.length === 0 ? (
        <EmptyState title="The floor is clear" illustration={<PressDrawing className="w-full" />}>
          Every item of a paid order shows here by itself.
        </EmptyState>
      ) : (
        <BoardColumns
          {...{ columns, showMore, isChosen, toggle, targetOf, keys, drag, flashing, press, setOpenId }}
        />
      )}
      <DraggedTicket drag={drag} />
      <CardDialog
        card={open}
        place={open && moves.placeOf(open)}
        onMove={(card, to) => moves.move([card], to)}
        onClose={() => setOpenId(null)}
      />
      <ChosenCards chosen={chosen} moves={moves} chooseNone={chooseNone} />
    </div>
  )
}

function ChosenCards({
  chosen,
  moves,
  chooseNone,
}: {
  chosen: ReturnType<typeof useChoice>['chosen']
  moves: Moves
  chooseNone: () => void
}) {
  return (
    <ChoiceBar
      itemIds={chosen.map(({ itemId }) => itemId)}
      onMove={(to) => {
        moves.move(chosen, to)
        chooseNone()
      }}
      onClear={chooseNone}
    />
  )
}

function DraggedTicket({ drag }: { drag: Drag | null }) {
  return (
    drag && (
      <p
        aria-hidden
        style={{ left: drag.x, top: drag.y }}
        className="figures pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-1/2 rotate-2 rounded-md border border-magenta bg-raised px-3 py-2 font-semibold shadow-lg"
      >
        {drag.card.ticket}
      </p>
    )
  )
}
