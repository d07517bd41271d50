import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '#server/kernel/tables.ts'

/** What is wrong now and was told to staff; gone when it is put right. */
export const shopAlerts = pgTable('shop_alerts', {
  /** Of the doctor's finding. */
  key: text('key').primaryKey(),
  what: text('what').notNull(),
  says: text('says').notNull(),
  fix: text('fix').notNull(),
  since: moment('since').notNull(),
  /** The last time that staff were written to about it. */
  toldAt: moment('told_at').notNull(),
})
