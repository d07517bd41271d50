import { PressDrawing } from '#app/assets/press-drawing.tsx'
import { IfMay } from '#app/operations/if-may.tsx'
import { laterDialog } from '#app/ui/dialogs/later-dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { Board } from '#server/production/index.ts'
import { BoardColumns } from './board-columns.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { Dragged } from './dragged.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PackedOrders } from './packed-orders.tsx'
import { ProductionHead } from './production-head.tsx'
import { ScanBar } from './scan-bar.tsx'
import { type BoardState, useBoard } from './use-board.ts'
import { boardKeysHelp } from './use-board-keys.ts'

const CardDialog = laterDialog(() => import('./card-dialog.tsx').then((part) => part.CardDialog))

/**
 * Every item of every open order, and unpacked items of finished ones, in its current place. Moves made by others show
 * live.
 */
export function ProductionPage({ board: read }: { board: Board }) {
  const { cards, finishedOrders } = read
  const board = useBoard(read)
  const { filters, change, moves, show, open, setOpenId } = board

  return (
    <div className="flex min-h-[calc(100dvh-var(--bar,0px))] flex-col gap-4 px-4 py-5 sm:px-6">
      <ProductionHead />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <IfMay operation="production.scan">
          <ScanBar station={filters.station} onStation={(value) => change('at', value)} onScanned={show} />
        </IfMay>
      </div>
      <FilterBar board={read} me={board.me} found={board.found} filters={filters} onChange={change} />
      <PackedOrders cards={cards} />
      {finishedOrders > 0 && <LeftOverNotice finishedOrders={finishedOrders} />}
      <p id="board-keys" hidden>
        {boardKeysHelp}
      </p>
      <p aria-live="polite" className="sr-only">
        {moves.said}
      </p>
      {cards.length === 0 ? (
        <EmptyState title="The floor is clear" illustration={<PressDrawing className="w-full" />}>
          Every item of a paid order appears here automatically.
        </EmptyState>
      ) : (
        <BoardColumns board={board} />
      )}
      <Dragged drag={board.drag} label={board.drag?.item.ticket} />
      <CardDialog
        open={open !== null}
        card={open}
        place={open && moves.placeOf(open)}
        crew={read}
        onAssign={board.assign}
        onMove={(card, to) => moves.move([card], to)}
        onClose={() => setOpenId(null)}
      />
      <ChosenCards board={board} crew={read} />
    </div>
  )
}

function LeftOverNotice({ finishedOrders }: { finishedOrders: number }) {
  return (
    <p className="rounded-lg border border-yellow bg-yellow-wash px-4 py-2.5 text-yellow-ink">
      {finishedOrders === 1
        ? 'One order has left the list of open orders, but not all of it is packed.'
        : `${finishedOrders} orders have left the list of open orders, but not all of them are packed.`}{' '}
      Move anything that has left the shop to Packed.
    </p>
  )
}

function ChosenCards({
  board: { chosen, moves, assign, chooseNone },
  crew,
}: {
  board: BoardState
  crew: Board
}) {
  return (
    <ChoiceBar
      cards={chosen}
      crew={crew}
      onAssign={(to) => assign(chosen, to)}
      onMove={(to) => {
        moves.move(chosen, to)
        chooseNone()
      }}
      onClear={chooseNone}
    />
  )
}
