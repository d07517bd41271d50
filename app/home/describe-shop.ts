import type { ShopFace } from '#app/shell/shop-face.ts'

/** The shop as structured data for search engines (schema.org: Organization, of the kind it is, a store). */
export const describeShop =
  (shop: ShopFace) =>
  (origin: string): Record<string, unknown> => ({
    '@type': ['Organization', 'Store'],
    name: shop.siteName,
    url: origin,
    email: shop.contactEmail,
    telephone: shop.contactPhone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.pickupAddress.street1,
      addressLocality: shop.pickupAddress.city,
      addressRegion: shop.pickupAddress.state,
      postalCode: shop.pickupAddress.zip,
      addressCountry: 'US',
    },
  })
