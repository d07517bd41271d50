import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import { placeNames } from '#domain/orders/production.ts'
import { deliveryName } from '#domain/shipping/delivery-speed.ts'
import type { BoardCard } from '#server/production/index.ts'
import { OrderLink } from '../order-link.tsx'

/** What an item is, for whom, and its due date. */
export function CardFacts({ card }: { card: BoardCard }) {
  return (
    <div className="flex gap-4">
      {card.imageUrl && (
        <span className="flex size-32 shrink-0 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film">
          <ComingPicture
            src={card.imageUrl}
            alt={`The design of ${card.name}`}
            className="max-h-full max-w-full p-1"
          />
        </span>
      )}
      <div className="grid content-start gap-1.5">
        {card.dueAt && (
          <p>
            <DueBadge dueAt={card.dueAt} />
          </p>
        )}
        <p>
          {[...card.options, card.company, card.customerName || 'Guest Customer'].filter(Boolean).join(' · ')}
          {` · ${deliveryName({ deliveryMethod: card.delivery, deliverySpeed: card.speed })}`}
        </p>
        {card.movedBy && (
          <p className="text-ink-muted text-xs">
            At {placeNames[card.place]} since <Moment at={card.movedAt} />, moved by {card.movedBy}
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
