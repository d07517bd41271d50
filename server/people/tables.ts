import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Density } from '#domain/lists/list-column.ts'
import type { ListName } from '#domain/lists/lists.ts'
import type { Permission } from '#domain/people/permissions.ts'
import { roles } from '#domain/people/role.ts'
import { moment } from '#server/kernel/tables.ts'

/** Sets of permissions that the owner creates and assigns to staff, besides the built-in roles. */
export const customRoles = pgTable(
  'custom_roles',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    name: text('name').notNull(),
    /** Keys from domain/people/permissions.ts. */
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('custom_roles_name').on(sql`lower(${table.name})`)],
)

/** docs/spec-map.md B3: Profile. The account itself is auth's; this is the person. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id').primaryKey(),
    fullName: text('full_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    role: text('role', { enum: roles }).notNull(),
    /** Which custom role, if `role` is `custom`. */
    customRoleId: uuid('custom_role_id').references(() => customRoles.id),
    /** Signed out everywhere and unable to sign in until an owner lifts it. */
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('profiles_full_name').using('gin', table.fullName.op('gin_trgm_ops')),
    index('profiles_email').using('gin', table.email.op('gin_trgm_ops')),
    index('profiles_role').on(table.role, table.createdAt, table.userId),
    check('profiles_custom_role', sql`(${table.role} = 'custom') = (${table.customRoleId} is not null)`),
  ],
)

/** Addresses that customers save; one per person is the default. */
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

/** Staff notes about a customer; only staff see them until the customer exports their data. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id').notNull(),
    at: moment('at').notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** Counts changes, so that no one overwrites a version they haven't seen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [index('customer_notes_user').on(table.userId, table.at)],
)

/** Labels by which staff sort customers. */
export const customerTags = pgTable(
  'customer_tags',
  {
    userId: uuid('user_id').notNull(),
    /** Lowercase. */
    tag: text('tag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tag] }), index('customer_tags_tag').on(table.tag)],
)

/** A named view that someone has saved of a list. `query` is the part of its URL that opens it. */
export const listViews = pgTable(
  'list_views',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('list_views_name').on(table.userId, table.list, table.name)],
)

/** How each staff member views a list of the back office; without a row, the default. */
export const listSettings = pgTable(
  'list_settings',
  {
    userId: uuid('user_id').notNull(),
    list: text('list').$type<ListName>().notNull(),
    columns: text('columns').array().notNull(),
    density: text('density').$type<Density>().notNull(),
    /** Of a page. */
    rows: integer('rows').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
)
