import {
  GripVertical,
  type LucideIcon,
  MessageSquareWarning,
  OctagonPause,
  RotateCcw,
  ScanEye,
  Store,
  Truck,
  Zap,
} from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { IfMay } from '#app/operations/if-may.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { classes } from '#app/ui/classes.ts'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import { DueBadge } from '#app/ui/due-badge.tsx'
import { isOnTheWay } from '#domain/orders/due-date.ts'
import { orderStatusNames } from '#domain/orders/order-status.ts'
import { type Place, placeNames } from '#domain/orders/production.ts'
import { deliveryName, speedNames } from '#domain/shipping/delivery-speed.ts'
import type { BoardCard } from '#server/production/index.ts'
import { ChooseBox } from './choose-box.tsx'
import { MadeBy } from './made-by.tsx'

export type ItemCardProps = {
  card: BoardCard
  place: Place
  isChosen: boolean
  isActive: boolean
  isDragged: boolean
  isFlashing: boolean
  onPress: (event: PointerEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onFocus: () => void
  onOpen: () => void
  onToggle: () => void
}

export const cardElementId = (itemId: string): string => `card-${itemId}`

/** One item: its image, what it is, how many, its due date, and what is blocking it. */
export function ItemCard(props: ItemCardProps) {
  const { card, place, isChosen, isActive, isDragged, isFlashing } = props
  const Delivery = card.delivery === 'pickup' ? Store : Truck
  const label = `${card.ticket}, ${card.name}, at ${placeNames[place]}${card.blocked ? `, blocked: ${card.blocked.reason}` : ''}`
  return (
    <article
      id={cardElementId(card.itemId)}
      aria-label={label}
      aria-describedby="board-keys"
      // A card takes the keys that move it, as the board's help explains.
      tabIndex={isActive ? 0 : -1}
      onPointerDown={props.onPress}
      onKeyDown={props.onKeyDown}
      onFocus={props.onFocus}
      className={classes(
        'group relative select-none rounded-md border bg-raised p-2 shadow-sm transition-shadow',
        'cursor-grab hover:shadow-md active:cursor-grabbing',
        card.blocked ? 'border-red' : isChosen ? 'border-magenta' : 'border-line',
        isChosen && 'shadow-[inset_0_0_0_1px_var(--color-magenta)]',
        isDragged && 'opacity-40',
        isFlashing && 'outline-3 outline-magenta outline-offset-2',
      )}
    >
      <CardHead props={props} card={card} isChosen={isChosen} />
      <CardBody card={card} Delivery={Delivery} />
      {card.blocked && (
        <p className="mt-2 flex items-start gap-1.5 rounded-sm bg-red-wash px-2 py-1 font-semibold text-red-ink text-xs">
          <OctagonPause aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{card.blocked.reason}</span>
        </p>
      )}
      <CardBadges card={card} />
    </article>
  )
}

function CardBadges({ card }: { card: BoardCard }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5">
      {card.speed !== 'standard' && (
        <Badge tone={card.speed === 'rush' ? 'magenta' : 'cyan'} icon={Zap}>
          {speedNames[card.speed]}
        </Badge>
      )}
      {card.dueAt && <DueBadge dueAt={card.dueAt} />}
      {!isOnTheWay(card.orderStatus) && (
        <Badge icon={card.delivery === 'pickup' ? Store : Truck}>{orderStatusNames[card.orderStatus]}</Badge>
      )}
      {card.isChangeAsked && (
        <Badge tone="red" icon={MessageSquareWarning}>
          Change requested
        </Badge>
      )}
      {card.softPrints.length > 0 && (
        <Badge tone="yellow" icon={ScanEye}>
          Soft artwork
        </Badge>
      )}
      {card.isReprint && (
        <Badge tone="magenta" icon={RotateCcw}>
          Reprint
        </Badge>
      )}
      <MadeBy card={card} />
    </div>
  )
}

function CardBody({ card, Delivery }: { card: BoardCard; Delivery: LucideIcon }) {
  return (
    <div className="text-xs">
      <div className="flex items-start gap-2.5">
        <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-xs border border-film-line bg-film">
          <ComingPicture
            isSmall
            src={card.imageUrl}
            isDraggable={false}
            className="max-h-full max-w-full p-0.5"
          />
        </span>
        <p className="line-clamp-4 min-w-0 grow text-balance">
          <span className="figures font-semibold">{card.copies} ×</span> {card.name}
        </p>
      </div>
      <div className="mt-1.5 text-ink-muted">
        {card.options.length > 0 && <p className="line-clamp-2">{card.options.join(' · ')}</p>}
        <p className="truncate">
          <Delivery
            aria-label={deliveryName({ deliveryMethod: card.delivery, deliverySpeed: card.speed })}
            className="mr-1 inline size-3.5 align-[-0.15em]"
          />
          {card.company || card.customerName || 'Guest Customer'}
        </p>
      </div>
    </div>
  )
}

function CardHead({ props, card, isChosen }: { props: ItemCardProps; card: BoardCard; isChosen: boolean }) {
  return (
    <div className="mb-1.5 flex items-center gap-1.5">
      <button
        type="button"
        tabIndex={-1}
        onClick={props.onOpen}
        className="figures min-w-0 truncate font-semibold underline-offset-2 hover:underline"
      >
        {card.ticket}
      </button>
      <IfMay operation="production.move">
        <GripVertical
          aria-hidden
          data-grip
          className="ml-auto size-5 shrink-0 touch-none pointer-fine:invisible pointer-fine:w-0 text-ink-faint"
        />
      </IfMay>
      <ChooseBox label={`Choose ${card.ticket}`} tabIndex={-1} checked={isChosen} onChange={props.onToggle} />
    </div>
  )
}
