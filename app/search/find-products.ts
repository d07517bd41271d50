import type { ShelfPiece } from '#app/home/shelf.tsx'
import type { Shop } from '#server/shop.ts'

export type FoundProduct = ShelfPiece & { kind: string }

/** Kinds with more results than this have a shelf of their own, with its own search. */
const ofEach = 12

/** Products for sale that have each word of the query in title, description or tags, shelf by shelf. */
export async function findProducts(
  { prints, listings }: Pick<Shop, 'prints' | 'listings'>,
  text: string,
): Promise<{ products: FoundProduct[]; isWhole: boolean }> {
  const [printed, listed] = await Promise.all([
    Promise.all(
      (['gang-sheet', 'print'] as const).map(async (kind) => ({
        kind,
        shelf: await prints.browse({ kind, text }),
      })),
    ),
    Promise.all(
      (['tshirt', 'tumbler'] as const).map(async (kind) => ({
        kind,
        shelf: await listings.browse(kind, text),
      })),
    ),
  ])
  const products = [
    ...printed.flatMap(({ kind, shelf }) =>
      (shelf.ok ? shelf.products : []).slice(0, ofEach).map(({ slug, title, fromPrice, picture }) => ({
        ...{ title, picture, price: fromPrice, isFrom: true },
        ...{ to: `${paths[kind].path}/${slug}`, kind: paths[kind].name },
      })),
    ),
    ...listed.flatMap(({ kind, shelf }) =>
      (shelf.ok ? shelf.listings : []).slice(0, ofEach).map(({ slug, title, price, picture }) => ({
        ...{ title, picture, price, isFrom: false },
        ...{ to: `${paths[kind].path}/${slug}`, kind: paths[kind].name },
      })),
    ),
  ]
  return { products, isWhole: [...printed, ...listed].every(({ shelf }) => shelf.ok) }
}

const paths = {
  'gang-sheet': { path: '/prints', name: 'Gang sheet' },
  print: { path: '/print-marketplace', name: 'Print' },
  tshirt: { path: '/tshirt-marketplace', name: 'T-shirt' },
  tumbler: { path: '/tumbler-marketplace', name: 'Tumbler' },
} as const
