import { bigserial, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { CartItem } from '#domain/cart/cart-items.ts'
import { moment } from '#server/kernel/tables.ts'

/** The cart of an account, which its devices share. Of a visitor, the browser alone keeps one (docs/decisions.md 4). */
export const cartItems = pgTable(
  'cart_items',
  {
    ownerId: uuid('owner_id').notNull(),
    /** The browser's own id of the item, made when it was added. */
    itemId: text('item_id').notNull(),
    content: jsonb('content').$type<CartItem>().notNull(),
    /** In which order they came. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.itemId] })],
)
