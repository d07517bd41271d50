import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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
    /** Signed out everywhere, and in nowhere, until an owner lifts it. */
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('profiles_full_name').using('gin', table.fullName.op('gin_trgm_ops')),
    index('profiles_email').using('gin', table.email.op('gin_trgm_ops')),
    index('profiles_role').on(table.role),
  ],
)

/** Addresses that customers keep; of each person's one is the default. */
export const addresses = pgTable(
  'addresses',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    street1: text('street1').notNull(),
    street2: text('street2').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    phone: text('phone').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('addresses_user').on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`${table.isDefault}`),
  ],
)
