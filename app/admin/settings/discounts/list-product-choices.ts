import type { Shop } from '#server/shop.ts'

import type { ProductChoice } from './discount-choices.ts'

type Shelves = Pick<Shop, 'catalog' | 'tshirts' | 'tumblers' | 'listings'>

/** Everything on sale, by the key used in a discount's scope `product` (domain/money/discount.ts, productKeyOf). */
export async function listProductChoices(shelves: Shelves): Promise<ProductChoice[]> {
  const { catalog, tshirts, tumblers, listings } = shelves
  const [sheets, garments, cups, shirts, mugs] = await Promise.all([
    catalog.gangSheetSizes(),
    tshirts.garments(),
    tumblers.sizes(),
    listings.browse('tshirt'),
    listings.browse('tumbler'),
  ])
  return [
    ...sheets.map(({ id, title }) => ({ key: String(id), label: `Gang sheet ${title}` })),
    ...garments.map(({ id, name }) => ({ key: id, label: name })),
    ...cups.map(({ id }) => ({ key: id, label: `Custom tumbler ${id}` })),
    ...[shirts, mugs].flatMap((shelf) =>
      shelf.ok ? shelf.listings.map(({ id, title }) => ({ key: id, label: title })) : [],
    ),
  ]
}
