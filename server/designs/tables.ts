import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PlacementDocument } from '#domain/artwork/gang-sheet.ts'
import type { RecordedAcceptance } from '#domain/checks/accepted-warnings.ts'
import { moment } from '#server/kernel/tables.ts'

/** The stored image is not of the current version (see `previewKey`). Written so that an index can hold it. */
export const lacksPreview = ({
  id,
  version,
  previewKey,
}: Record<'id' | 'version' | 'previewKey', AnyPgColumn>): SQL =>
  sql`${previewKey} is distinct from 'designs/' || ${id}::text || '/preview-' || ${version}::text || '.webp'`

/** docs/spec-map.md S3: Gang sheet design. `id` is its design_id. */
export const designs = pgTable(
  'designs',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id'),
    visitorId: uuid('visitor_id'),
    sizeId: integer('size_id').notNull(),
    quantity: integer('quantity').notNull(),
    document: jsonb('document').$type<PlacementDocument>().notNull(),
    title: text('title').notNull(),
    /** Its owner's name for it; the title if there is none. */
    name: text('name'),
    /** The payload as received, stored whole as the specification requires. */
    raw: jsonb('raw').notNull(),
    /** Warnings whose artwork the maker wants printed anyway. */
    accepted: jsonb('accepted').$type<RecordedAcceptance[]>().notNull().default([]),
    previewKey: text('preview_key'),
    /** Removed from its owner's list; orders and carts that use it keep it. */
    removedAt: moment('removed_at'),
    /** When its owner asked to keep it despite its age. */
    keptAt: moment('kept_at'),
    /** When its owner was told that it will be removed. */
    warnedAt: moment('warned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Counts saves, so that a save based on an old state is reported instead of overwriting. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('designs_owner').on(table.ownerId, table.updatedAt),
    index('designs_visitor').on(table.visitorId, table.updatedAt),
    /** Designs waiting for their image. */
    index('designs_without_preview').on(table.createdAt).where(lacksPreview(table)),
  ],
)

/** docs/spec-map.md S3: Saved project. */
export const savedProjects = pgTable(
  'saved_projects',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id').notNull(),
    designId: uuid('design_id').notNull(),
    projectName: text('project_name').notNull(),
    projectType: text('project_type').notNull(),
    projectData: jsonb('project_data').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('saved_projects_design').on(table.userId, table.designId)],
)

export type DesignRow = typeof designs.$inferSelect
