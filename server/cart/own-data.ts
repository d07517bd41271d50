import { eq } from 'drizzle-orm'
import { type OwnDataPart, rowsOf } from '#server/kernel/own-data.ts'
import type { CartDeps } from './deps.ts'
import { cartItems } from './tables.ts'

export const cartOwnData = ({ database }: Pick<CartDeps, 'database'>): OwnDataPart => ({
  read: {
    cart: ({ userId }) =>
      rowsOf(
        database.orm
          .select({ content: cartItems.content, updatedAt: cartItems.updatedAt })
          .from(cartItems)
          .where(eq(cartItems.ownerId, userId)),
      ),
  },
  async erase(transaction, { userId }) {
    await transaction.delete(cartItems).where(eq(cartItems.ownerId, userId))
    return []
  },
})
