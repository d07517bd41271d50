import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** Specification, back office section 3: Site config entry. Values are JSON. */
export const siteConfig = pgTable(
  'site_config',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    configKey: text('config_key').notNull(),
    configValue: jsonb('config_value').notNull(),
    description: text('description').notNull().default(''),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('site_config_key').on(table.configKey)],
)
