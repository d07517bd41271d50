import sharp from 'sharp'
import { productTypes } from '#domain/catalog/product-types.ts'
import { cents } from '#domain/money/money.ts'
import type { NewTshirtListing, NewTumblerListing } from '#server/listings/index.ts'
import type { NewPrintProduct, PrintDetails } from '#server/prints/index.ts'
import type { Shop } from '#server/shop.ts'
import { signedIn } from './sell.ts'

type Shelves = Pick<Shop, 'prints' | 'listings'>

const staff = signedIn('admin')

/** A plain image that is quick to create. */
export const plainPicture = (color = '#c33', width = 400, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()

export const marketMix: NewPrintProduct = {
  kind: 'gang-sheet',
  title: 'Weekend market mix',
  description: 'Seven storefronts on a good street.',
  category: 'food',
  tags: ['market', 'coffee', 'bakery', 'mixed'],
  basePriceCents: 600,
  variants: [
    { name: '22 × 24 in', sizeWidth: 22, sizeHeight: 24, priceCents: 1_800 },
    { name: '22 × 24 in', sizeWidth: 22, sizeHeight: 24, material: 'uv-dtf', priceCents: 2_800 },
    { name: '22 × 48 in', sizeWidth: 22, sizeHeight: 48, priceCents: 3_000, isAvailable: false },
  ],
}

export async function stockPrint(
  { prints }: Pick<Shelves, 'prints'>,
  changes: Partial<NewPrintProduct> = {},
  original?: Buffer,
): Promise<PrintDetails> {
  const input = { ...marketMix, ...changes }
  const made = await prints.createPrintProduct(staff, input, {
    original: original ?? (await plainPicture()),
  })
  if (!made.ok) throw new Error(`The print was refused: ${JSON.stringify(made)}`)
  const details = await prints.find(input.kind, made.slug)
  if (!details) throw new Error('The print is not on its shelf')
  return details
}

export const stockCategories = ({ prints }: Pick<Shelves, 'prints'>) =>
  prints.ensureCategories(staff, [
    { slug: 'food', name: 'Food and drink', sortOrder: 1 },
    { slug: 'animals', name: 'Animals', sortOrder: 2 },
  ])

export const tourTee: NewTshirtListing = {
  title: 'Static Kings tour tee',
  description: 'Loud lettering, black shirt.',
  brand: 'Gildan Heavy Cotton',
  priceCents: 2_800,
  sizes: ['S', 'M', 'L'],
  colors: ['Black', 'Maroon'],
  tags: ['Band', 'Limited', 'Loud'],
  stock: { 'S-Black': 3, 'M-Black': 0 },
}

export const lotusCup: NewTumblerListing = {
  title: 'Still Water tumbler',
  material: 'Stainless Steel',
  features: ['Leak Proof', 'BPA Free'],
  priceCents: 3_700,
  sizes: ['20oz', '40oz'],
  colors: ['Navy Blue', 'White'],
  tags: ['Yoga'],
}

export async function stockTshirt(
  { listings }: Pick<Shelves, 'listings'>,
  changes: Partial<NewTshirtListing> = {},
) {
  const pictures = [{ bytes: await plainPicture('#222'), alt: 'A shirt in Black' }]
  const made = await listings.createTshirtListing(staff, { ...tourTee, ...changes }, pictures)
  return found(made.ok ? await listings.find('tshirt', made.slug) : null)
}

export async function stockTumbler({ listings }: Pick<Shelves, 'listings'>) {
  const pictures = [
    { bytes: await plainPicture('#225'), alt: 'A cup in Navy Blue' },
    { bytes: await plainPicture('#eee'), alt: 'A cup in White' },
  ]
  const made = await listings.createTumblerListing(staff, lotusCup, pictures)
  return found(made.ok ? await listings.find('tumbler', made.slug) : null)
}

function found<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('It is not on its shelf')
  return thing
}

/** Cart lines as the pages send them; the price is forged, since it is never used. */
export const printLine = (print: PrintDetails, variantId: string | undefined, quantity = 1) => ({
  id: `print-1-${Math.floor(Math.random() * 1_000_000)}`,
  productType: print.kind === 'print' ? productTypes.premadePrint : productTypes.premadeGangSheet,
  productSize: 'anything',
  productColor: '',
  quantity,
  unitPrice: cents(1),
  designData: { productId: print.id, variantId },
})

export const listingLine = (
  listing: { id: string; kind: 'tshirt' | 'tumbler' },
  productSize: string,
  productColor: string,
  quantity = 1,
) => ({
  id: `${listing.kind}-1-${Math.floor(Math.random() * 1_000_000)}`,
  productType: listing.kind === 'tshirt' ? productTypes.tshirtListing : productTypes.tumblerListing,
  productSize,
  productColor,
  quantity,
  unitPrice: cents(1),
  designData: { listingId: listing.id },
})
