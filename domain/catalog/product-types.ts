/**
 * Product types as the specification writes them (docs/spec-map.md S3), our own name for gang sheet items, and those of
 * the two product marketplaces, whose products are finished and not custom. `custom` is a line written by staff.
 */
export const productTypes = {
  gangSheet: 'Gang Sheet',
  premadeGangSheet: 'PREMADE Gang Sheet',
  premadePrint: 'Premade Print',
  tshirt: 'Custom T-Shirt',
  tumbler: 'Custom Tumbler',
  tshirtListing: 'T-Shirt',
  tumblerListing: 'Tumbler',
  custom: 'Custom',
} as const
