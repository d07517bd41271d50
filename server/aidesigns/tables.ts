import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { DesignSizeId, DesignStyle, RunState } from '#domain/artwork/ai-design.ts'
import { moment } from '#server/kernel/tables.ts'

/** One of the four results of a run. */
export type StoredDesign = {
  previewKey: string
  /** An image model's output; null where we draw, since that can be drawn again at any size. */
  sourceKey: string | null
  /** Size of the preview, in px. */
  width: number
  height: number
  /** Set once it has been taken into the studio. */
  artworkId: string | null
}

/** A request for four designs, and its results. Kept for a week. */
export const aiDesignRuns = pgTable(
  'ai_design_runs',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id'),
    visitorId: uuid('visitor_id'),
    prompt: text('prompt').notNull(),
    style: text('style').$type<DesignStyle>().notNull(),
    sizeId: text('size_id').$type<DesignSizeId>().notNull(),
    seed: integer('seed').notNull(),
    state: text('state').$type<RunState>().notNull().default('queued'),
    /** Number of finished designs, 0 to 4. */
    progress: integer('progress').notNull().default(0),
    designs: jsonb('designs').$type<StoredDesign[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ai_design_runs_owner').on(table.ownerId, table.createdAt),
    index('ai_design_runs_visitor').on(table.visitorId, table.createdAt),
    index('ai_design_runs_created').on(table.createdAt),
    index('ai_design_runs_unfinished')
      .on(table.createdAt)
      .where(sql`${table.state} in ('queued', 'drawing')`),
  ],
)

export type RunRow = typeof aiDesignRuns.$inferSelect
