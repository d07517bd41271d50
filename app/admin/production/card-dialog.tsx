import { Barcode, MessageSquareWarning, ScanEye } from 'lucide-react'
import type { ReactNode } from 'react'
import { IfMay } from '#app/operations/if-may.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type Place, placeNames, placesOf } from '#domain/orders/production.ts'
import type { Board, BoardCard } from '#server/production/index.ts'
import { BlockForm } from './block-form.tsx'
import { CardFacts } from './card-facts.tsx'
import { ChangedForm } from './changed-form.tsx'
import { CrewSelect } from './crew-select.tsx'
import { ReprintForm } from './reprint-form.tsx'
import type { Assign } from './use-assign.ts'

export type CardDialogProps = {
  open: boolean
  card: BoardCard | null
  place: Place | null
  crew: Pick<Board, 'people' | 'printers'>
  onMove: (card: BoardCard, to: Place) => void
  onAssign: Assign
  onClose: () => void
}

/** Everything that can be done with one item, without dragging. */
export function CardDialog(props: CardDialogProps) {
  const { open, card, place, onClose } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={card?.ticket ?? ''}
      description={card ? `${card.copies} × ${card.name}` : undefined}
    >
      {card && place && <CardDetails {...props} card={card} place={place} />}
    </Dialog>
  )
}

type DetailsProps = CardDialogProps & { card: BoardCard; place: Place }

function CardDetails({ card, place, crew, onMove, onAssign, onClose }: DetailsProps) {
  return (
    <div className="grid gap-5">
      <CardFacts card={card} />
      <CardNotes card={card} />
      <div className="flex flex-wrap items-end gap-3">
        <IfMay operation="production.move">
          <Select
            label="Move to"
            size="sm"
            value={place}
            options={placesOf(card.route).map((value) => ({ value, label: placeNames[value] }))}
            onChange={(event) => onMove(card, event.currentTarget.value as Place)}
          />
        </IfMay>
        <IfMay operation="production.assign">
          <CrewSelect
            label="Made by"
            none="No one"
            crew={crew.people}
            value={card.assignee?.id ?? null}
            onChoose={(person) => onAssign([card], { person })}
          />
        </IfMay>
        {crew.printers.length > 0 && card.route.includes('print') && (
          <IfMay operation="production.assign">
            <CrewSelect
              label="Printer"
              none="Any printer"
              crew={crew.printers}
              value={card.printer?.id ?? null}
              onChoose={(printer) => onAssign([card], { printer })}
            />
          </IfMay>
        )}
        <LinkButton to={`/admin/production/tickets.pdf?items=${card.itemId}`} size="sm" reloadDocument>
          <Barcode aria-hidden className="size-4" /> Job ticket
        </LinkButton>
      </div>
      {card.designChangedAt ? (
        <Part title="Changed after printing">
          <ChangedForm card={card} changedAt={card.designChangedAt} />
        </Part>
      ) : (
        <>
          <IfMay operation="production.block">
            <Part title={card.blocked ? 'Blocked' : 'Block it'}>
              <BlockForm card={card} />
            </Part>
          </IfMay>
          <IfMay operation="production.reprint">
            <Part title="Make again">
              <ReprintForm item={card.itemId} copies={card.quantity} onDone={onClose} />
            </Part>
          </IfMay>
        </>
      )}
    </div>
  )
}

/** Notes for whoever makes it. */
function CardNotes({ card }: { card: BoardCard }) {
  return (
    <>
      {card.isChangeAsked && (
        <p className="flex items-start gap-2 rounded-md bg-red-wash p-3 text-red-ink">
          <MessageSquareWarning aria-hidden className="mt-0.5 size-4 shrink-0" />
          The customer requested a change. Anything not made yet waits until the request is answered.
        </p>
      )}
      {card.softPrints.map((told) => (
        <p key={told} className="flex items-start gap-2 rounded-md bg-yellow-wash p-3 text-yellow-ink">
          <ScanEye aria-hidden className="mt-0.5 size-4 shrink-0" /> {told}
        </p>
      ))}
      {card.notes && (
        <p className="whitespace-pre-wrap rounded-md border border-yellow bg-yellow-wash p-3">
          <strong className="text-yellow-ink">Notes from the customer:</strong> {card.notes}
        </p>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-line border-t pt-4">
      <h3 className="mb-2 font-bold">{title}</h3>
      {children}
    </section>
  )
}
