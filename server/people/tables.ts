import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { roles } from '#domain/role.ts'
import { moment } from '#server/kernel/tables.ts'

/** Specification, back office section 3: Profile. The account itself is auth's; this is the person. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    role: text('role', { enum: roles }).notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('profiles_full_name').using('gin', table.fullName.op('gin_trgm_ops')),
    index('profiles_email').using('gin', table.email.op('gin_trgm_ops')),
    index('profiles_role').on(table.role),
  ],
)
