import { Layers } from 'lucide-react'
import { useState } from 'react'
import { useDefaultPicture } from '#app/default-picture.ts'
import { useLiveEvents } from '#app/live.ts'
import type { CartItem } from '#domain/cart/cart-items.ts'

/** Photos of finished products fill their frame; sheets and artworks are shown on film. */
const isPhoto = (image: string): boolean => image.startsWith('/files/mock-ups/')

/** The item's own image on film; if it does not load, the specified message. */
export function ItemPicture({
  item,
  isSmall = false,
  className,
}: {
  item: Pick<CartItem, 'image' | 'name' | 'productType'>
  /** Too small for visible text: it is for screen readers only. */
  isSmall?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const standIn = useDefaultPicture(item.productType)
  const image = item.image ?? standIn
  const isShown = image !== null && failed !== image
  const awaited = failed === image ? designIn(image) : null
  return (
    <div
      className={`flex items-center justify-center overflow-clip rounded-md border border-film-line bg-film ${className ?? ''}`}
    >
      {awaited !== null && <AwaitPicture design={awaited} onCame={() => setFailed(null)} />}
      {isShown ? (
        <img
          src={image}
          alt={item.name}
          className={isPhoto(image) ? 'size-full object-cover' : 'size-full object-contain p-1.5'}
          onError={() => setFailed(image)}
        />
      ) : (
        <span className="flex flex-col items-center gap-1 p-2 text-center text-xs text-black/60">
          <Layers className="size-5" aria-hidden />
          {image !== null && <span className={isSmall ? 'sr-only' : undefined}>Image unavailable</span>}
        </span>
      )}
    </div>
  )
}

/** The gang sheet an image shows: it is drawn a moment after the sheet was saved. */
const designIn = (image: string | null): string | null =>
  /^\/files\/designs\/([^/]+)\/preview/.exec(image ?? '')?.[1] ?? null

/** Listens only until the image is there. */
function AwaitPicture({ design, onCame }: { design: string; onCame: () => void }) {
  useLiveEvents(['design.changed'], (id) => {
    if (id === design || id === null) onCame()
  })
  return null
}
