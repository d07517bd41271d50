/** Options that staff choose from in listings (docs/spec-map.md B9), verbatim. */
export const tumblerMaterials = [
  'Stainless Steel',
  'Ceramic Lined Steel',
  'Vacuum Insulated Steel',
  'Powder Coated Steel',
  'Copper Lined Steel',
] as const

export const tumblerListingSizes = ['12oz', '16oz', '20oz', '24oz', '30oz', '40oz'] as const

export const tumblerFeatures = [
  'Double Wall Insulated',
  'Dishwasher Safe',
  'BPA Free',
  'Leak Proof',
  'Easy Grip',
  'Ceramic Liner',
  'Vacuum Sealed',
  '6+ Hour Temperature Retention',
  'Sweat Proof',
  'Premium Finish',
] as const

/** Offered until the shop has its own colors. */
export const tumblerListingColors = ['White', 'Black', 'Rose Gold', 'Silver', 'Navy Blue'] as const

export const tshirtBrands = [
  'Gildan Heavy Cotton',
  'Gildan Soft Style',
  'A4 Performance',
  'Bella+Canvas',
  'Custom',
] as const

export const tshirtListingSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] as const

export const tshirtListingColors = [
  'White',
  'Black',
  'Navy',
  'Red',
  'Royal Blue',
  'Forest Green',
  'Heather Gray',
  'Maroon',
] as const

export const tshirtCategories = ['General', 'Sports', 'Vintage', 'Graphic', 'Plain', 'Premium'] as const

/** Messages of both listing managers (docs/spec-map.md B5 and B8). */
export const listingMessages = {
  loadFailed: 'Error fetching listings',
  missing: { title: 'Missing Information', text: 'Please fill in all required fields' },
  tooLarge: { title: 'File too large', text: 'Please select an image under 100MB.' },
} as const

/** No shopper looks at more pictures than this. */
export const maxListingPictures = 12
export const maxAltLength = 200
