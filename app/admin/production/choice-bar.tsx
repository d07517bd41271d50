import { ArrowRight, Barcode, X } from 'lucide-react'
import { IfMay } from '#app/operations/if-may.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type Place, placeNames, places } from '#domain/orders/production.ts'
import type { Board, BoardCard } from '#server/production/index.ts'
import { CrewSelect } from './crew-select.tsx'
import type { Assignment } from './use-assign.ts'

const options = places.map((value) => ({ value, label: placeNames[value] }))

export type ChoiceBarProps = {
  cards: readonly BoardCard[]
  crew: Pick<Board, 'people' | 'printers'>
  onAssign: (to: Assignment) => void
  onMove: (to: Place | 'next') => void
  onClear: () => void
}

/** Bulk actions for all selected items; at the foot of the board while any are selected. */
export function ChoiceBar({ cards, crew, onMove, onAssign, onClear }: ChoiceBarProps) {
  if (cards.length === 0) return null
  return (
    <section
      aria-label="Chosen items"
      data-foot-bar
      className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-line border-t bg-raised px-4 py-3 shadow-[0_-6px_16px_-12px_rgb(0_0_0/0.35)] sm:-mx-6 sm:px-6"
    >
      <p className="figures mr-2 font-semibold" aria-live="polite">
        {cards.length} chosen
      </p>
      <Button size="sm" variant="primary" onClick={() => onMove('next')}>
        Move on <ArrowRight aria-hidden />
      </Button>
      <Select
        label="Move all chosen items to"
        isLabelHidden
        size="sm"
        placeholder="Move to …"
        options={options}
        value=""
        onChange={(event) => onMove(event.currentTarget.value as Place)}
      />
      <IfMay operation="production.assign">
        <CrewSelect
          label="Who makes all chosen items"
          isLabelHidden
          placeholder="Give to …"
          none="No one"
          crew={crew.people}
          value={undefined}
          onChoose={(person) => onAssign({ person })}
        />
      </IfMay>
      {crew.printers.length > 0 && (
        <CrewSelect
          label="Printer of all chosen items"
          isLabelHidden
          placeholder="Printer …"
          none="Any printer"
          crew={crew.printers}
          value={undefined}
          onChoose={(printer) => onAssign({ printer })}
        />
      )}
      <LinkButton
        size="sm"
        reloadDocument
        to={`/admin/production/tickets.pdf?items=${cards.map(({ itemId }) => itemId).join(',')}`}
      >
        <Barcode aria-hidden /> Job tickets
      </LinkButton>
      <Button size="sm" variant="quiet" onClick={onClear} className="ml-auto">
        <X aria-hidden /> Clear selection
      </Button>
    </section>
  )
}
