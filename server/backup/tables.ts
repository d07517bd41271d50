import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BackupPlace, BackupPlan, BackupState } from '#domain/backups/backup-plan.ts'
import { moment } from '#server/kernel/tables.ts'

/** When and where backups are made: one row, once it was planned. */
export const backupPlans = pgTable('backup_plans', {
  id: integer('id').primaryKey().default(1),
  plan: jsonb('plan').$type<BackupPlan>().notNull(),
  /** Of the place: a key, a password or a private key; sealed. */
  placeSecret: text('place_secret'),
  /** Sealed. */
  passphrase: text('passphrase'),
  /** What was due before is not promised. */
  plannedAt: moment('planned_at').notNull(),
  version: integer('version').notNull().default(1),
})

export type BackupPlanRow = typeof backupPlans.$inferSelect

/** A backup that is made, was made, or could not be. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    /** What it is called where it lies. */
    fileName: text('file_name').notNull(),
    place: jsonb('place').$type<BackupPlace>().notNull(),
    isEncrypted: boolean('is_encrypted').notNull(),
    state: text('state').$type<BackupState>().notNull().default('working'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    /** Why the last try was in vain, or what went wrong afterwards. */
    problem: text('problem'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The moment that it shows: after its files were copied, which may be long after it was begun. */
    takenAt: moment('taken_at'),
    finishedAt: moment('finished_at'),
    byteSize: bigint('byte_size', { mode: 'number' }),
    rowCount: bigint('row_count', { mode: 'number' }),
    fileCount: integer('file_count'),
    /** The rule keeps it no more, or somebody took it away. */
    goneAt: moment('gone_at'),
  },
  (table) => [
    index('backups_newest').on(table.createdAt),
    // Two processes that see one due, and whoever asks for one by hand: it is made once.
    uniqueIndex('backups_one_at_work').on(table.state).where(sql`${table.state} = 'working'`),
  ],
)

export type BackupRow = typeof backups.$inferSelect
