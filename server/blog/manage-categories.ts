import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { articleSlugOf } from '#domain/article.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import type { BlogNeeds } from './needs.ts'
import { blogArticles, blogCategories } from './tables.ts'

export type CategoryOutcome =
  | { ok: true }
  | { ok: false; reason: 'not_found' | 'invalid' | 'taken'; message: string }

const nameSchema = z.string().trim().min(1).max(60)

const refusals = {
  not_found: 'Somebody deleted it meanwhile.',
  invalid: 'Give the category a name of at most 60 characters.',
  taken: 'There is a category with this address already.',
} as const

const refuse = (reason: keyof typeof refusals): CategoryOutcome => ({
  ok: false,
  reason,
  message: refusals[reason],
})

type Needs = Pick<BlogNeeds, 'database'>

/** Adds a category behind the others; its address is made of its name. Staff only. */
export async function addCategory(
  { database }: Needs,
  actor: Actor,
  typed: unknown,
): Promise<CategoryOutcome> {
  const name = nameSchema.safeParse(typed)
  if (!name.success) return refuse('invalid')
  const slug = articleSlugOf(name.data)
  return database.transaction(async (transaction) => {
    const last = sql<number>`(select coalesce(max(${blogCategories.sortOrder}), 0) + 1 from ${blogCategories})`
    const [added] = await transaction
      .insert(blogCategories)
      .values({ slug, name: name.data, sortOrder: last })
      .onConflictDoNothing()
      .returning()
    if (!added) return refuse('taken')
    const subject = `blog-category:${slug}`
    await audit(transaction, actor, { action: 'blog-category.create', subject, after: { name: name.data } })
    return { ok: true }
  })
}

/** Another name, or shown and hidden; its address stays, so that links to it go on working. Staff only. */
export async function changeCategory(
  { database }: Needs,
  actor: Actor,
  slug: string,
  changes: { name?: unknown; isActive?: boolean },
): Promise<CategoryOutcome> {
  const name = nameSchema.optional().safeParse(changes.name)
  if (!name.success) return refuse('invalid')
  const { isActive } = changes
  return database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(blogCategories).where(eq(blogCategories.slug, slug))
    const [after] = await transaction
      .update(blogCategories)
      .set({ ...(name.data && { name: name.data }), ...(isActive !== undefined && { isActive }), slug })
      .where(eq(blogCategories.slug, slug))
      .returning()
    if (!before || !after) return refuse('not_found')
    await audit(transaction, actor, {
      action: 'blog-category.change',
      subject: `blog-category:${slug}`,
      before: { name: before.name, isActive: before.isActive },
      after: { name: after.name, isActive: after.isActive },
    })
    return { ok: true }
  })
}

/** One place up or down. Staff only. */
export async function moveCategory(
  { database }: Needs,
  actor: Actor,
  slug: string,
  direction: 'up' | 'down',
): Promise<CategoryOutcome> {
  return database.transaction(async (transaction) => {
    const order = await inOrder(transaction)
    const at = order.indexOf(slug)
    if (at === -1) return refuse('not_found')
    const to = direction === 'up' ? at - 1 : at + 1
    if (to < 0 || to >= order.length) return { ok: true }
    order.splice(to, 0, ...order.splice(at, 1))
    for (const [sortOrder, one] of order.entries())
      await transaction.update(blogCategories).set({ sortOrder }).where(eq(blogCategories.slug, one))
    const subject = `blog-category:${slug}`
    await audit(transaction, actor, { action: 'blog-category.move', subject, after: { order } })
    return { ok: true }
  })
}

/** All rows are held until the end: two who move at once move one after the other. */
async function inOrder(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ slug: blogCategories.slug })
    .from(blogCategories)
    .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.name))
    .for('update')
  return rows.map(({ slug }) => slug)
}

/** Deletes a category; its articles go to another one, or to none. Staff only. */
export async function removeCategory(
  { database }: Needs,
  actor: Actor,
  slug: string,
  moveTo: string,
): Promise<CategoryOutcome> {
  return database.transaction(async (transaction) => {
    const isThere = and(eq(blogCategories.slug, moveTo), ne(blogCategories.slug, slug))
    if (moveTo !== '' && (await transaction.$count(blogCategories, isThere)) === 0) return refuse('not_found')
    const [removed] = await transaction
      .delete(blogCategories)
      .where(eq(blogCategories.slug, slug))
      .returning()
    if (!removed) return refuse('not_found')
    const moved = await transaction
      .update(blogArticles)
      .set({ category: moveTo })
      .where(eq(blogArticles.category, slug))
      .returning({ id: blogArticles.id })
    await audit(transaction, actor, {
      action: 'blog-category.remove',
      subject: `blog-category:${slug}`,
      before: { name: removed.name, articles: moved.length },
      after: { movedTo: moveTo || null },
    })
    return { ok: true }
  })
}
