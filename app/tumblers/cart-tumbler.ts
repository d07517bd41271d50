import { forgetEditingItem, readEditingItem } from '#app/cart/editing-item.ts'
import type { CartItem, NewCartItem } from '#domain/cart/cart-items.ts'
import { productTypes } from '#domain/catalog/product-types.ts'
import { tumblerAddress } from '#domain/mock-up/tumbler-look.ts'
import { type Conversion, conversionMethods } from '#domain/tumbler/convert-engraving.ts'
import {
  type DesignType,
  designTypeNames,
  designTypes,
  finishFor,
  finishNames,
  type TumblerSize,
} from '#domain/tumbler/tumblers.ts'
import { type Wrap, wrapWays } from '#domain/tumbler/wrap.ts'
import type { TumblerConfiguration } from './configuration.tsx'

export type EngravedArtwork = {
  artworkId: string
  originalArtworkId: string | null
  conversion: Conversion | null
}

/** How it wraps around the cup; designs on one or both sides have no such choice. */
const wrapOf = (designType: DesignType, wrap: Wrap | null): { wrap?: Wrap } =>
  designType === 'fullWrap' && wrap ? { wrap } : {}

/** Null while no finish is chosen. The price is for display only: the server works out its own. */
export function toCartItem(
  { size, designType, finish, quantity, wrap }: TumblerConfiguration,
  design: EngravedArtwork & { fileName: string },
): NewCartItem | null {
  if (finish === null) return null
  const { artworkId, originalArtworkId, conversion, fileName } = design
  return {
    productType: productTypes.tumbler,
    productSize: size.id,
    productColor: finishNames[finish],
    quantity,
    unitPrice: size.prices[designType],
    designData: {
      designType,
      finish,
      artworkId,
      originalArtworkId,
      conversion,
      ...wrapOf(designType, wrap),
      files: [{ id: artworkId, name: fileName }],
    },
    name: `${size.id} tumbler, ${finishNames[finish]}`,
    description: designTypeNames[designType].name,
    image: tumblerAddress({ sizeId: size.id, finish, designType, side: 'front', artworkId, wrap }, 240),
  }
}

export type OpenedTumbler = { configuration: TumblerConfiguration; artwork: EngravedArtwork }

/** What a cart line was made from; null if it isn't a tumbler that is still sold. */
export function readCartItem(
  item: CartItem | undefined,
  sizes: readonly TumblerSize[],
): OpenedTumbler | null {
  if (item?.productType !== productTypes.tumbler) return null
  const { designType, finish, artworkId, originalArtworkId, conversion, wrap } = item.designData
  const size = sizes.find(({ id }) => id === item.productSize)
  if (!size || typeof artworkId !== 'string') return null
  return {
    configuration: {
      size,
      designType: designTypes.find((type) => type === designType) ?? 'single',
      finish: finishFor(size, size.availableColors.find((color) => color === finish) ?? null),
      quantity: item.quantity,
      wrap: readWrap(wrap),
    },
    artwork: {
      artworkId,
      originalArtworkId: typeof originalArtworkId === 'string' ? originalArtworkId : null,
      conversion: readConversion(conversion),
    },
  }
}

function readConversion(stored: unknown): Conversion | null {
  const { method, level, isInverted } = (stored ?? {}) as Partial<Record<keyof Conversion, unknown>>
  const known = conversionMethods.find((one) => one === method)
  return known && typeof level === 'number' && typeof isInverted === 'boolean'
    ? { method: known, level, isInverted }
    : null
}

function readWrap(stored: unknown): Wrap | null {
  const { way, size, place } = (stored ?? {}) as Partial<Record<keyof Wrap, unknown>>
  const known = wrapWays.find((one) => one === way)
  return known && typeof size === 'number' && typeof place === 'number' ? { way: known, size, place } : null
}

/** The id of the tumbler that the cart handed over for editing, returned once: after that it is in the URL. */
export function takeEditedTumbler(): string | null {
  const item = readEditingItem()
  if (item?.productType !== productTypes.tumbler) return null
  forgetEditingItem()
  return item.id
}
