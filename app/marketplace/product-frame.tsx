import { type ReactNode, useId, useState } from 'react'
import type { To } from 'react-router'
import { PageDialog } from '#app/ui/dialogs/page-dialog.tsx'
import type { PublicPicture } from '#domain/catalog/public-picture.ts'
import { Gallery } from './gallery.tsx'

export type ProductFrameProps = {
  title: string
  price: ReactNode
  description: string
  pictures: readonly PublicPicture[]
  /** The image that matches the choices; the shopper may look at another. */
  wanted?: number
  closeTo: To
  children: ReactNode
}

/** A product's dialog: images on the left, information and choices on the right. */
export function ProductFrame(props: ProductFrameProps) {
  const { title, price, description, pictures, wanted = 0, closeTo, children } = props
  const heading = useId()
  const [looked, setLooked] = useState<{ at: number; wanted: number } | null>(null)
  const shown = looked?.wanted === wanted ? looked.at : wanted
  return (
    <PageDialog labelledBy={heading} closeTo={closeTo} className="max-w-5xl">
      <div className="max-md:flex max-md:min-h-[inherit] max-md:flex-col md:grid md:grid-cols-2">
        <Gallery pictures={pictures} shown={shown} onShow={(at) => setLooked({ at, wanted })} />
        <div className="flex flex-1 flex-col gap-5 p-5 sm:p-7">
          <div>
            <h2 id={heading} className="pr-12 text-xl font-extrabold">
              {title}
            </h2>
            <p className="figures mt-1.5 text-lg font-semibold" aria-live="polite">
              {price}
            </p>
            <p className="mt-3 whitespace-pre-line text-ink-muted">{description}</p>
          </div>
          {children}
        </div>
      </div>
    </PageDialog>
  )
}
