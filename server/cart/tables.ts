import { bigserial, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { moment } from '#server/kernel/tables.ts'

/** An account's cart, shared by its devices. A visitor's cart is kept only by the browser (docs/decisions.md 4). */
export const cartItems = pgTable(
  'cart_items',
  {
    ownerId: uuid('owner_id').notNull(),
    /** The browser's own id of the item, created when it was added. */
    itemId: text('item_id').notNull(),
    content: jsonb('content').$type<CartItem>().notNull(),
    /** The order in which they were added. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.itemId] })],
)
