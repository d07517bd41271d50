import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { PrintsDeps } from './deps.ts'
import { type NewCategory, newCategorySchema } from './input.ts'
import { printCategories } from './tables.ts'

/** Adds the missing categories; existing ones stay unchanged. Staff only. */
export async function ensureCategories(
  { database }: Pick<PrintsDeps, 'database'>,
  actor: Actor,
  categories: readonly NewCategory[],
): Promise<{ ok: true; added: number }> {
  const rows = categories.map((category) => newCategorySchema.parse(category))
  if (rows.length === 0) return { ok: true, added: 0 }
  return database.transaction(async (transaction) => {
    const added = await transaction
      .insert(printCategories)
      .values(rows)
      .onConflictDoNothing()
      .returning({ slug: printCategories.slug })
    for (const { slug } of added)
      await audit(transaction, actor, { action: 'print-category.create', subject: `print-category:${slug}` })
    return { ok: true, added: added.length }
  })
}
