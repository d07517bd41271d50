import { Barcode, OctagonPause, Play, ScanEye } from 'lucide-react'
import type { ReactNode } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type Place, placeNames, placesOf } from '#domain/orders/production.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import { formatMoment } from '#domain/shop/shop-time.ts'
import type { BoardCard } from '#server/production/index.ts'
import { OrderLink } from '../order-link.tsx'
import { ChangedForm } from './changed-form.tsx'
import { ReprintForm } from './reprint-form.tsx'

export type CardDialogProps = {
  card: BoardCard | null
  place: Place | null
  onMove: (card: BoardCard, to: Place) => void
  onClose: () => void
}

/** Everything that can be done with one item, without dragging. */
export function CardDialog({ card, place, onMove, onClose }: CardDialogProps) {
  return (
    <Dialog
      open={card !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={card?.ticket ?? ''}
      description={card ? `${card.copies} × ${card.name}` : undefined}
    >
      {card && place && <CardDetails card={card} place={place} onMove={onMove} onClose={onClose} />}
    </Dialog>
  )
}

type DetailsProps = CardDialogProps & { card: BoardCard; place: Place }

function CardDetails({ card, place, onMove, onClose }: DetailsProps) {
  return (
    <div className="grid gap-5">
      <CardFacts card={card} />
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
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Move to"
          size="sm"
          value={place}
          options={placesOf(card.route).map((value) => ({ value, label: placeNames[value] }))}
          onChange={(event) => onMove(card, event.currentTarget.value as Place)}
        />
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
          <Part title={card.blocked ? 'Blocked' : 'Block it'}>
            <BlockForm card={card} />
          </Part>
          <Part title="Make again">
            <ReprintForm item={card.itemId} copies={card.quantity} onDone={onClose} />
          </Part>
        </>
      )}
    </div>
  )
}

function CardFacts({ card }: { card: DetailsProps['card'] }) {
  return (
    <div className="flex gap-4">
      {card.imageUrl && (
        <span className="flex size-32 shrink-0 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film">
          <img src={card.imageUrl} alt={`The design of ${card.name}`} className="max-h-full max-w-full p-1" />
        </span>
      )}
      <div className="grid content-start gap-1.5">
        {card.dueAt && (
          <p>
            <DueBadge dueAt={card.dueAt} />
          </p>
        )}
        <p>
          {[...card.options, card.customerName || 'Guest Customer'].join(' · ')}
          {` · ${deliveryName({ deliveryMethod: card.delivery, deliverySpeed: card.speed })}`}
        </p>
        {card.movedBy && (
          <p className="text-ink-muted text-xs">
            At {placeNames[card.place]} since {formatMoment(card.movedAt)}, moved by {card.movedBy}
          </p>
        )}
        <OrderLink
          orderId={card.orderId}
          className="inline-flex items-center gap-1.5 underline underline-offset-4"
        >
          Order {card.orderNumber}
        </OrderLink>
      </div>
    </div>
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

/** What it waits for, or that it waits no longer. */
function BlockForm({ card }: { card: BoardCard }) {
  const call = useOperation<'production.block' | 'production.unblock'>({
    done: {
      'production.block': `${card.ticket} is blocked`,
      'production.unblock': `${card.ticket} goes on`,
    },
    failed: (answer) =>
      answer.reason === 'invalid' ? null : { title: 'Nothing was changed', message: answer.message },
  })
  return (
    <OperationForm of={call} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="item" value={card.itemId} />
      {card.blocked ? (
        <>
          <p className="grow font-semibold text-red-ink">
            {card.blocked.reason}
            <span className="block font-normal text-ink-muted text-xs">Blocked by {card.blocked.by}</span>
          </p>
          <OperationButton of={call} operation="production.unblock" size="sm">
            <Play aria-hidden /> Unblock
          </OperationButton>
        </>
      ) : (
        <>
          <TextField
            label="It waits for"
            name="reason"
            size="sm"
            maxLength={200}
            placeholder="White ink, an answer, a blank …"
            error={call.fieldErrors.reason}
            className="grow"
          />
          <OperationButton of={call} operation="production.block" size="sm">
            <OctagonPause aria-hidden /> Block
          </OperationButton>
        </>
      )}
    </OperationForm>
  )
}
