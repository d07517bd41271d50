import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { PrintKind } from '#domain/orders/print-options.ts'
import { besidesKind } from '#domain/search-words.ts'
import { noteFailedRead } from '#server/kernel/postgres/reads.ts'
import type { PrintsDeps } from './deps.ts'
import { hasWords } from './has-words.ts'
import { type PrintCard, type PrintCategory, toCard, toCategory } from './present.ts'
import { printCategories, printProducts, printProductVariants } from './tables.ts'

/** `text` is searched in title, description and tags; `category` is a slug; a page is twenty-four cards. */
export type PrintFilter = { kind: PrintKind; text?: string; category?: string; pages?: number }

export type PrintShelf =
  | {
      ok: true
      products: PrintCard[]
      hasMore: boolean
      /** Only those with products on this shelf. */
      categories: PrintCategory[]
    }
  /** The shelf can't be read right now; the log has the reason. */
  | { ok: false }

const cardsPerPage = 24
const maxPages = 40

/** Active products of one shelf, newest first. */
export async function browsePrints(deps: PrintsDeps, filter: PrintFilter): Promise<PrintShelf> {
  try {
    const limit = cardsPerPage * Math.min(maxPages, Math.max(1, Math.floor(filter.pages ?? 1)))
    const [rows, categories] = await Promise.all([
      readCards(deps, filter, limit + 1),
      readCategories(deps, filter.kind),
    ])
    return { ok: true, products: rows.slice(0, limit), hasMore: rows.length > limit, categories }
  } catch (error) {
    noteFailedRead()
    deps.log.error({ error, kind: filter.kind }, 'print products cannot be read')
    return { ok: false }
  }
}

async function readCards({ database }: PrintsDeps, filter: PrintFilter, limit: number): Promise<PrintCard[]> {
  const rows = await database.orm
    .select()
    .from(printProducts)
    .where(
      and(isOn(filter.kind), ...hasWords(besidesKind(filter.text ?? '', filter.kind)), isIn(filter.category)),
    )
    .orderBy(desc(printProducts.createdAt), desc(printProducts.id))
    .limit(limit)
  if (rows.length === 0) return []
  const lowest = await database.orm
    .select({
      productId: printProductVariants.productId,
      cents: sql<number>`min(${printProductVariants.priceCents})`.mapWith(Number),
    })
    .from(printProductVariants)
    .where(
      and(
        eq(printProductVariants.isAvailable, true),
        inArray(
          printProductVariants.productId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(printProductVariants.productId)
  const byProduct = new Map(lowest.map(({ productId, cents }) => [productId, cents]))
  return rows.map((row) => toCard(row, byProduct.get(row.id) ?? null))
}

async function readCategories({ database }: PrintsDeps, kind: PrintKind): Promise<PrintCategory[]> {
  // One index lookup per category, however many prints there are.
  const ofIt = database.orm
    .select({ one: sql`1` })
    .from(printProducts)
    .where(and(isOn(kind), eq(printProducts.category, printCategories.slug)))
  const rows = await database.orm
    .select()
    .from(printCategories)
    .where(and(eq(printCategories.isActive, true), exists(ofIt)))
    .orderBy(asc(printCategories.sortOrder), asc(printCategories.name))
  return rows.map(toCategory)
}

const isOn = (kind: PrintKind): SQL | undefined =>
  and(eq(printProducts.kind, kind), eq(printProducts.isActive, true))

const isIn = (category: string | undefined): SQL | undefined =>
  category ? eq(printProducts.category, category) : undefined
