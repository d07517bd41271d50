import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** Current problems that staff were told about; deleted once fixed. */
export const shopAlerts = pgTable('shop_alerts', {
  /** The finding's key. */
  key: text('key').primaryKey(),
  what: text('what').notNull(),
  says: text('says').notNull(),
  fix: text('fix').notNull(),
  since: moment('since').notNull(),
  /** When staff were last emailed about it. */
  toldAt: moment('told_at').notNull(),
})
