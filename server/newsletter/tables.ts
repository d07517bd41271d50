import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaignStates } from '#domain/content/campaign.ts'
import { moment } from '#server/kernel/tables.ts'

/** docs/spec-map.md S3: Newsletter signup. */
export const newsletterSignups = pgTable(
  'newsletter_signups',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    email: text('email').notNull(),
    /** Known only to those who read this address's email; opens the pages to confirm and unsubscribe. */
    token: uuid('token').notNull().default(sql`gen_random_uuid()`),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until the owner of the address has confirmed (double opt-in). */
    confirmedAt: moment('confirmed_at').defaultNow(),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [
    uniqueIndex('newsletter_signups_email').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_signups_token').on(table.token),
  ],
)

/** An email to all subscribers. */
export const newsletterCampaigns = pgTable(
  'newsletter_campaigns',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    subject: text('subject').notNull(),
    previewText: text('preview_text').notNull().default(''),
    /** Sanitized HTML. */
    content: text('content').notNull().default(''),
    state: text('state', { enum: campaignStates }).notNull().default('draft'),
    /** Counts starts: a batch enqueued before a pause sees a different number and does nothing. */
    run: integer('run').notNull().default(0),
    scheduledAt: moment('scheduled_at'),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdBy: text('created_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('newsletter_campaigns_newest').on(table.createdAt, table.id)],
)

/** The recipients of a campaign: one row each, which moves once from waiting to handed over or skipped. */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => newsletterCampaigns.id, { onDelete: 'cascade' }),
    signupId: uuid('signup_id')
      .notNull()
      .references(() => newsletterSignups.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['waiting', 'handed', 'skipped'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.signupId] }),
    index('newsletter_deliveries_state').on(table.campaignId, table.state),
    index('newsletter_deliveries_signup').on(table.signupId),
  ],
)
