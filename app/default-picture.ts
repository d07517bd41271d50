import { useRouteLoaderData } from 'react-router'
import { type DefaultPictureProduct, defaultPictureOf } from '#domain/catalog/default-pictures.ts'

/** Addresses by product, as the root's loader gives them. */
type DefaultPictureUrls = Partial<Record<DefaultPictureProduct, string>>

/** What stands in for an item of this product type that has no picture of its own; null where the shop set none. */
export function useDefaultPicture(productType: string): string | null {
  const root = useRouteLoaderData('root') as { defaultPictures?: DefaultPictureUrls } | undefined
  return root?.defaultPictures?.[defaultPictureOf(productType)] ?? null
}
