import { Image } from 'lucide-react'
import { ComingPicture } from '#app/ui/coming-picture.tsx'
import type { ShownOrder } from './shown-order.ts'

/** The first item with an image, and how many more there are. */
export function OrderPicture({ order: { items } }: { order: ShownOrder }) {
  const picture = items.find(({ imageUrl }) => imageUrl)?.imageUrl
  return (
    <span className="relative flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-xs border border-film-line bg-film max-sm:size-14">
      {picture ? (
        <ComingPicture isSmall src={picture} className="max-h-full max-w-full p-0.5" />
      ) : (
        <Image aria-hidden className="size-5 text-ink-faint" />
      )}
      {items.length > 1 && (
        <span className="figures absolute right-0 bottom-0 rounded-tl-xs bg-press px-1 text-on-press text-xs">
          +{items.length - 1}
        </span>
      )}
    </span>
  )
}
