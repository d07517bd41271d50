import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BackupPlace, BackupPlan, BackupState } from '#domain/backups/backup-plan.ts'
import { moment } from '#server/kernel/tables.ts'

/** When and where backups are made: one row, once planned. */
export const backupPlans = pgTable('backup_plans', {
  id: integer('id').primaryKey().default(1),
  plan: jsonb('plan').$type<BackupPlan>().notNull(),
  /** The place's key, password or private key; sealed. */
  placeSecret: text('place_secret'),
  /** Sealed. */
  passphrase: text('passphrase'),
  /** Anything due before this is not promised. */
  plannedAt: moment('planned_at').notNull(),
  version: integer('version').notNull().default(1),
})

export type BackupPlanRow = typeof backupPlans.$inferSelect

/** A backup that is in progress, done, or failed. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** Its file name in its place. */
    fileName: text('file_name').notNull(),
    place: jsonb('place').$type<BackupPlace>().notNull(),
    isEncrypted: boolean('is_encrypted').notNull(),
    state: text('state').$type<BackupState>().notNull().default('working'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** Why the last try failed, or what went wrong afterwards. */
    problem: text('problem'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The moment that it captures: after its files were copied, which may be long after it began. */
    takenAt: moment('taken_at'),
    finishedAt: moment('finished_at'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    rowCount: bigint('row_count', { mode: 'number' }),
    fileCount: integer('file_count'),
    /** When the rule dropped it, or someone removed it. */
    goneAt: moment('gone_at'),
  },
  (table) => [
    index('backups_newest').on(table.createdAt),
    // When two processes see one due, or someone requests one by hand as well, it is made once.
    uniqueIndex('backups_one_at_work').on(table.state).where(sql`${table.state} = 'working'`),
  ],
)

export type BackupRow = typeof backups.$inferSelect
