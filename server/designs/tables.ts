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

/** The picture that is kept is not of the present version (see `previewKey`). Written so that an index can hold it. */
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
    /** What its owner calls it; the title where it has none. */
    name: text('name'),
    /** The payload as it came, kept whole as the specification asks. */
    raw: jsonb('raw').notNull(),
    /** Warnings that its maker wants printed as they are. */
    accepted: jsonb('accepted').$type<RecordedAcceptance[]>().notNull().default([]),
    previewKey: text('preview_key'),
    /** Off its owner's list; orders and carts that hold it keep it. */
    removedAt: moment('removed_at'),
    /** Its owner asked for it not to be removed for its age. */
    keptAt: moment('kept_at'),
    /** Its owner was told that it will be. */
    warnedAt: moment('warned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Counts saves, so that a save made from an old state is told instead of overwriting. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('designs_owner').on(table.ownerId, table.updatedAt),
    index('designs_visitor').on(table.visitorId, table.updatedAt),
    /** What waits for its picture. */
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
