import { ImageOff } from 'lucide-react'
import { useDefaultPicture } from '#app/default-picture.ts'
import { Money } from '#app/ui/money-text.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import { titleOf } from '#domain/orders/item-options.ts'
import type { CustomerOrderItem } from '#server/orders/index.ts'
import { RequestEdit } from './request-edit.tsx'

export function OrderItem({ item, isEditable }: { item: CustomerOrderItem; isEditable: boolean }) {
  const standIn = useDefaultPicture(item.productType)
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-4 px-5 py-4">
      <span className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-film-line bg-film">
        {item.imageUrl ? (
          <img
            src={item.imageUrl}
            alt={`Your design on ${titleOf(item)}`}
            loading="lazy"
            className="max-h-full max-w-full p-1"
          />
        ) : standIn ? (
          <img src={standIn} alt="" loading="lazy" className="max-h-full max-w-full p-1" />
        ) : (
          <ImageOff aria-label="Image unavailable" className="size-5 text-ink-faint" />
        )}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{item.name}</span>
        <span className="figures block text-ink-muted text-sm">
          {item.options.map((option) => `${option} · `)}
          {item.quantity} × <Money amount={cents(item.unitPriceCents)} />
          {item.setupFeeCents > 0 && ` + ${formatMoney(cents(item.setupFeeCents))} setup`}
        </span>
        {isEditable && (
          <span className="-ml-2.5 mt-1 block">
            <RequestEdit itemId={item.id} itemName={titleOf(item)} />
          </span>
        )}
      </span>
      <Money
        amount={cents(item.unitPriceCents * item.quantity + item.setupFeeCents)}
        className="font-semibold"
      />
    </li>
  )
}
