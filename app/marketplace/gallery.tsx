import { classes } from '#app/ui/classes.ts'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { ProductPicture } from './product-picture.tsx'

export type GalleryProps = {
  pictures: readonly PublicPicture[]
  shown: number
  onShow: (index: number) => void
}

/** One large image, and thumbnails to choose it with. */
export function Gallery({ pictures, shown, onShow }: GalleryProps) {
  return (
    <div className="flex flex-col bg-sunken md:h-full">
      <ProductPicture
        picture={pictures[shown] ?? null}
        sizes="(min-width: 48rem) 32rem, 100vw"
        isFirst
        className="aspect-[6/5] min-h-0 md:aspect-auto md:flex-1"
      />
      {pictures.length > 1 && (
        <ul className="flex gap-2 bg-raised p-3 max-md:px-5">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}: ${picture.alt}`}
                aria-pressed={index === shown}
                onClick={() => onShow(index)}
                className={classes(
                  'block size-16 overflow-clip rounded-sm border-2 bg-surface',
                  index === shown ? 'border-magenta-ink' : 'border-transparent hover:border-line-strong',
                )}
              >
                <ProductPicture picture={{ ...picture, alt: '' }} sizes="4rem" className="size-full" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
