import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { PrintsNeeds } from './needs.ts'
import { mayManageProducts } from './policy.ts'
import { type StaffPrint, toStaff } from './present.ts'
import { printProducts, printProductVariants } from './tables.ts'

/** A catalogue of more than this is searched by CSV. */
const maxProducts = 500

/** All products, on sale or not, newest first. @throws AppError forbidden for anybody but staff */
export async function listForStaff(
  { database }: Pick<PrintsNeeds, 'database'>,
  actor: Actor,
): Promise<StaffPrint[]> {
  if (!mayManageProducts(actor)) throw new AppError('forbidden', 'Access Denied')
  const rows = await database.orm
    .select()
    .from(printProducts)
    .orderBy(desc(printProducts.createdAt), desc(printProducts.id))
    .limit(maxProducts)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const variants = await database.orm
    .select()
    .from(printProductVariants)
    .where(inArray(printProductVariants.productId, ids))
    .orderBy(asc(printProductVariants.sizeHeight), asc(printProductVariants.sizeWidth))
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  return rows.map((row) => toStaff(row, byProduct.get(row.id) ?? []))
}

/** Null where there is none. */
export async function findForStaff(
  { database }: Pick<PrintsNeeds, 'database'>,
  id: string,
): Promise<StaffPrint | null> {
  const [row] = await database.orm.select().from(printProducts).where(eq(printProducts.id, id))
  if (!row) return null
  const variants = await database.orm
    .select()
    .from(printProductVariants)
    .where(eq(printProductVariants.productId, id))
    .orderBy(asc(printProductVariants.sizeHeight), asc(printProductVariants.sizeWidth))
  return toStaff(row, variants)
}
