import { useRouteLoaderData } from 'react-router'
import { type DefaultPictureProduct, defaultPictureOf } from '#domain/catalog/default-pictures.ts'

/** URLs by product, from the root loader. */
type DefaultPictureUrls = Partial<Record<DefaultPictureProduct, string>>

/** The placeholder for an item of this product type that has no image of its own; null if the shop has set none. */
export function useDefaultPicture(productType: string): string | null {
  const root = useRouteLoaderData('root') as { defaultPictures?: DefaultPictureUrls } | undefined
  return root?.defaultPictures?.[defaultPictureOf(productType)] ?? null
}
