import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** URLs of the shop's previous site, and the page of this shop each redirects to. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** As parsed by domain/shop/old-addresses.ts. */
    fromPath: text('from_path').notNull(),
    /** Path and query in this shop; never another host. */
    toPath: text('to_path').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('redirects_from').on(table.fromPath),
    index('redirects_newest').on(table.createdAt, table.id),
  ],
)
