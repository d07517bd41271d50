import type { Shop } from '#server/shop.ts'

import type { ShelfPiece } from './shelf.tsx'

/** How many of each kind the home page shows. */
const ofEach = 2

/** The newest ready-made products, alternating by kind; kinds that cannot be read right now are left out. */
export async function readShelf({
  listings,
  prints,
}: Pick<Shop, 'listings' | 'prints'>): Promise<ShelfPiece[]> {
  const [sheets, tshirts, tumblers, singles] = await Promise.all([
    prints.browse({ kind: 'gang-sheet' }),
    listings.browse('tshirt'),
    listings.browse('tumbler'),
    prints.browse({ kind: 'print' }),
  ])
  const printsOf = (shelf: typeof sheets, path: string): ShelfPiece[] =>
    shelf.ok
      ? shelf.products.map(({ slug, title, fromPrice, picture }) => ({
          to: `${path}/${slug}`,
          title,
          price: fromPrice,
          isFrom: true,
          picture,
        }))
      : []
  const listed = (shelf: typeof tshirts, path: string): ShelfPiece[] =>
    shelf.ok
      ? shelf.listings
          .filter(({ isInStock }) => isInStock)
          .map(({ slug, title, price, picture }) => ({
            to: `${path}/${slug}`,
            title,
            price,
            isFrom: false,
            picture,
          }))
      : []
  const kinds = [
    printsOf(sheets, '/prints'),
    listed(tshirts, '/tshirt-marketplace'),
    listed(tumblers, '/tumbler-marketplace'),
    printsOf(singles, '/print-marketplace'),
  ]
  return Array.from({ length: ofEach }, (_, at) => kinds.flatMap((kind) => kind.slice(at, at + 1))).flat()
}
