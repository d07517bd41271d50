import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { cartLineSchema } from '#domain/cart/cart-line-schema.ts'
import type { Executor } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { CartDeps } from '../deps.ts'
import { cartItems } from '../tables.ts'

/** For one item as JSON: a choice of product and a reference to its artwork, not the artwork itself. */
const mostLetters = 20_000

/** PostgreSQL can't store NUL. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\0]*$/)

const item = cartLineSchema
  .extend({ name: text(200), description: text(1_000), image: text(2_000).nullable() })
  .refine((one) => isStorable(JSON.stringify(one)), 'This item is too large to save')

const isStorable = (json: string): boolean => json.length <= mostLetters && !json.includes('\\u0000')

/** As stored: the shop checks each line again when it is priced. */
const kept = z.object({
  id: z.string(),
  productType: z.string(),
  productSize: z.string(),
  productColor: z.string(),
  quantity: z.int(),
  unitPrice: z.int(),
  designData: z.looseObject({ design_id: z.string().optional(), size_id: z.int().optional() }),
  name: z.string(),
  description: z.string(),
  image: z.string().nullable(),
})

/**
 * Merges a device's changes into the account's cart, and returns the whole cart. For each item the later change wins; a
 * changed item reappears even if another device removed it.
 */
export const syncCart = defineOperation({
  name: 'cart.sync',
  route: 'POST /cart/sync',
  summary: 'Add your changes to your account’s cart, and read it: it is the same on all of your devices',
  may: 'signed_in',
  input: z.object({
    puts: z.array(item).max(maxCartLines, `A cart can hold at most ${maxCartLines} items`).default([]),
    removes: z
      .array(
        z
          .string()
          .max(100)
          .regex(/^[^\0]*$/),
      )
      .max(1_000)
      .default([]),
  }),
  example: { puts: [], removes: [] },
  result: z.object({ items: z.array(kept) }),
  status: 200,
  async run({ database, realtime, clock }: CartDeps, { user }, { puts, removes }) {
    if (!user) throw new AppError('not_signed_in', 'Sign in first.')
    if (puts.length + removes.length === 0) return ok({ items: await readCart(database.orm, user.id) })
    return database.transaction(async (transaction) => {
      await transaction
        .delete(cartItems)
        .where(and(eq(cartItems.ownerId, user.id), inArray(cartItems.itemId, ['', ...removes])))
      for (const content of puts) await keep(transaction, user.id, content, clock.now())
      const items = await readCart(transaction, user.id)
      if (items.length > maxCartLines)
        throw new AppError('invalid', `A cart can have up to ${maxCartLines} items. Remove some.`)
      await realtime.announce(transaction, { topic: `user:${user.id}`, event: 'cart.changed', id: user.id })
      return ok({ items })
    })
  },
})

const keep = (transaction: Executor, ownerId: string, content: CartItem, updatedAt: Date) =>
  transaction
    .insert(cartItems)
    .values({ ownerId, itemId: content.id, content, updatedAt })
    .onConflictDoUpdate({
      target: [cartItems.ownerId, cartItems.itemId],
      set: { content: sql`excluded.content`, updatedAt },
    })

async function readCart(executor: Executor, ownerId: string): Promise<CartItem[]> {
  const rows = await executor
    .select({ content: cartItems.content })
    .from(cartItems)
    .where(eq(cartItems.ownerId, ownerId))
    .orderBy(asc(cartItems.position))
  return rows.map(({ content }) => content)
}
