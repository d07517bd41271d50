/** Product types as the specification writes them (storefront section 3), and our word for gang sheet items. */
export const productTypes = {
  gangSheet: 'Gang Sheet',
  premadeGangSheet: 'PREMADE Gang Sheet',
  premadePrint: 'Premade Print',
  tshirt: 'Custom T-Shirt',
  tumbler: 'Custom Tumbler',
} as const
