import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#server/kernel/database.ts'
import {
  type PrintDetails,
  type PrintForSale,
  type PrintProductRow,
  type PrintVariantRow,
  toDetails,
  toForSale,
} from './present.ts'
import { printProducts, printProductVariants } from './tables.ts'

/** An active product with its variants, smallest first; null if there is none. */
export async function findPrint(
  { database }: { database: Database },
  kind: PrintProductRow['kind'],
  slug: string,
): Promise<PrintDetails | null> {
  const [row] = await database.orm
    .select()
    .from(printProducts)
    .where(and(eq(printProducts.slug, slug), eq(printProducts.kind, kind), eq(printProducts.isActive, true)))
  if (!row) return null
  const variants = await database.orm
    .select()
    .from(printProductVariants)
    .where(eq(printProductVariants.productId, row.id))
    .orderBy(
      asc(printProductVariants.sizeHeight),
      asc(printProductVariants.sizeWidth),
      asc(printProductVariants.priceCents),
    )
  return toDetails(row, variants)
}

/** Variants by id, with what an order stores of them; for the cart. */
export const findForSale = async (
  deps: { database: Database },
  variantIds: readonly string[],
): Promise<PrintForSale[]> => (await findVariants(deps, variantIds)).map(toForSale)

/** Variants by id, on sale or not; for the cart, which judges them. */
export async function findVariants(
  { database }: { database: Database },
  variantIds: readonly string[],
): Promise<{ product: PrintProductRow; variant: PrintVariantRow }[]> {
  if (variantIds.length === 0) return []
  return database.orm
    .select({ product: printProducts, variant: printProductVariants })
    .from(printProductVariants)
    .innerJoin(printProducts, eq(printProducts.id, printProductVariants.productId))
    .where(inArray(printProductVariants.id, [...variantIds]))
}

export function listAddresses({
  database,
}: {
  database: Database
}): Promise<Pick<PrintProductRow, 'kind' | 'slug'>[]> {
  return database.orm
    .select({ kind: printProducts.kind, slug: printProducts.slug })
    .from(printProducts)
    .where(eq(printProducts.isActive, true))
    .orderBy(asc(printProducts.createdAt))
}
