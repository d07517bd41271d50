import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { BlogDeps } from './deps.ts'
import { type NewCategory, newCategorySchema } from './input.ts'
import { blogCategories } from './tables.ts'

/** Adds missing categories; existing ones stay unchanged. Staff only. */
export async function ensureCategories(
  { database }: Pick<BlogDeps, 'database'>,
  actor: Actor,
  categories: readonly NewCategory[],
): Promise<{ ok: true; added: number }> {
  const values = categories.map((category) => newCategorySchema.parse(category))
  return database.transaction(async (transaction) => {
    const added = await transaction.insert(blogCategories).values(values).onConflictDoNothing().returning()
    if (added.length > 0)
      await audit(transaction, actor, {
        action: 'blog-category.create',
        subject: 'blog-categories',
        after: added.map(({ slug }) => slug),
      })
    return { ok: true, added: added.length }
  })
}
