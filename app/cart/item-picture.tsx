import { Layers } from 'lucide-react'
import { useState } from 'react'
import type { CartItem } from '#domain/cart-items.ts'

/** The item's own picture on film; in its place, when it does not load, what the specification says. */
export function ItemPicture({
  item,
  className,
}: {
  item: Pick<CartItem, 'image' | 'name'>
  className?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const isShown = item.image !== null && failed !== item.image
  return (
    <div
      className={`flex items-center justify-center overflow-clip rounded-md border border-film-line bg-film ${className ?? ''}`}
    >
      {isShown && item.image !== null ? (
        <img
          src={item.image}
          alt={item.name}
          className="size-full object-contain p-1.5"
          onError={() => setFailed(item.image)}
        />
      ) : (
        <span className="flex flex-col items-center gap-1 p-2 text-center text-xs text-black/60">
          <Layers className="size-5" aria-hidden />
          {item.image === null ? null : 'Image unavailable'}
        </span>
      )}
    </div>
  )
}
