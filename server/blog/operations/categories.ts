import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { articleSlugOf } from '#domain/content/article.ts'
import { toOneLine } from '#domain/one-line.ts'
import { audit } from '#server/kernel/audit.ts'
import type { Transaction } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { invalid, ok } from '#server/kernel/operations/outcome.ts'
import type { BlogDeps } from '../deps.ts'
import { blogArticles, blogCategories } from '../tables.ts'

const goneWords = 'Someone deleted it in the meantime.'
const nameWords = 'Give the category a name of up to 60 characters.'
const takenWords = 'There’s already a category with this address.'

const name = z.string(nameWords).overwrite(toOneLine).min(1, nameWords).max(60, nameWords)
/** Its address. */
const category = z.string(goneWords).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, goneWords)

const result = z.object({
  category: z.object({ slug: z.string(), name: z.string(), isActive: z.boolean(), sortOrder: z.int() }),
})

export const createCategory = defineOperation({
  name: 'blog-categories.create',
  route: 'POST /blog-categories',
  summary: 'Add an article category after the others; its address is made from its name',
  may: 'content.write',
  input: z.object({ name }),
  example: { name: 'Pressing tips' },
  result,
  run: ({ database }: BlogDeps, actor, after) =>
    database.transaction(async (transaction) => {
      const slug = articleSlugOf(after.name)
      const last = sql<number>`(select coalesce(max(${blogCategories.sortOrder}), 0) + 1 from ${blogCategories})`
      const [added] = await transaction
        .insert(blogCategories)
        .values({ slug, name: after.name, sortOrder: last })
        .onConflictDoNothing()
        .returning()
      if (!added) return invalid({ name: takenWords })
      await audit(transaction, actor, {
        action: 'blog-category.create',
        subject: `blog-category:${slug}`,
        after,
      })
      return ok({ category: added })
    }),
})

/** Its address stays, so that links to it keep working. */
export const updateCategory = defineOperation({
  name: 'blog-categories.update',
  route: 'PATCH /blog-categories/{category}',
  summary: 'Rename an article category, or show or hide it',
  may: 'content.write',
  input: z.object({ category, name: name.optional(), isActive: z.boolean().optional() }),
  example: { category: 'pressing-tips', name: 'Pressing' },
  result,
  run: ({ database }: BlogDeps, actor, { category: slug, ...changes }) =>
    database.transaction(async (transaction) => {
      const isIt = eq(blogCategories.slug, slug)
      const [before] = await transaction.select().from(blogCategories).where(isIt).for('update')
      if (!before) throw new AppError('not_found', goneWords)
      const after = { ...before, ...changes }
      await transaction.update(blogCategories).set(after).where(isIt)
      await audit(transaction, actor, {
        action: 'blog-category.change',
        subject: `blog-category:${slug}`,
        before: { name: before.name, isActive: before.isActive },
        after: { name: after.name, isActive: after.isActive },
      })
      return ok({ category: after })
    }),
})

export const moveCategory = defineOperation({
  name: 'blog-categories.move',
  route: 'POST /blog-categories/{category}/move',
  summary: 'Move an article category one place up or down',
  may: 'content.write',
  input: z.object({ category, direction: z.enum(['up', 'down']) }),
  example: { category: 'pressing-tips', direction: 'up' },
  result: z.object({ order: z.array(z.string()) }),
  run: ({ database }: BlogDeps, actor, { category: slug, direction }) =>
    database.transaction(async (transaction) => {
      const order = await inOrder(transaction)
      const at = order.indexOf(slug)
      if (at === -1) throw new AppError('not_found', goneWords)
      const to = direction === 'up' ? at - 1 : at + 1
      if (to < 0 || to >= order.length) return ok({ order })
      order.splice(to, 0, ...order.splice(at, 1))
      for (const [sortOrder, one] of order.entries())
        await transaction.update(blogCategories).set({ sortOrder }).where(eq(blogCategories.slug, one))
      const subject = `blog-category:${slug}`
      await audit(transaction, actor, { action: 'blog-category.move', subject, after: { order } })
      return ok({ order })
    }),
})

/** All rows are locked until the end: two concurrent moves run one after the other. */
async function inOrder(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ slug: blogCategories.slug })
    .from(blogCategories)
    .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.name))
    .for('update')
  return rows.map(({ slug }) => slug)
}

export const removeCategory = defineOperation({
  name: 'blog-categories.remove',
  route: 'DELETE /blog-categories/{category}',
  summary: 'Delete a category; its articles move to the category `moveTo`, or to none',
  may: 'content.write',
  input: z.object({ category, moveTo: z.union([z.literal(''), category]).default('') }),
  example: { category: 'pressing-tips', moveTo: 'care' },
  result: z.undefined(),
  run: ({ database }: BlogDeps, actor, { category: slug, moveTo }) =>
    database.transaction(async (transaction) => {
      const isThere = and(eq(blogCategories.slug, moveTo), ne(blogCategories.slug, slug))
      if (moveTo !== '' && (await transaction.$count(blogCategories, isThere)) === 0)
        throw new AppError('not_found', goneWords)
      const [removed] = await transaction
        .delete(blogCategories)
        .where(eq(blogCategories.slug, slug))
        .returning()
      if (!removed) throw new AppError('not_found', goneWords)
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
      return ok(undefined)
    }),
})
