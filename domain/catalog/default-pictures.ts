/** Product types that can have a default picture (docs/spec-map.md B3 and B9). */
export const defaultPictureProducts = ['tshirt', 'tumbler', 'gang_sheet'] as const
export type DefaultPictureProduct = (typeof defaultPictureProducts)[number]

/** The default picture for an item of this product type (docs/spec-map.md S3) that has none of its own. */
export function defaultPictureOf(productType: string): DefaultPictureProduct {
  if (/tumbler/i.test(productType)) return 'tumbler'
  return /shirt/i.test(productType) ? 'tshirt' : 'gang_sheet'
}
