import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { NewsletterDeps } from './deps.ts'
import { beginCampaignJob } from './move-campaign.ts'
import { sendBatchJob } from './send-batch.ts'
import { newsletterCampaigns } from './tables.ts'

/** Campaigns being sent, and those scheduled. */
export const campaignWork = ({ jobs }: Pick<NewsletterDeps, 'jobs'>): PendingWork[] => [
  {
    name: 'campaigns that go out',
    jobs: [sendBatchJob],
    key: 'campaignId',
    waiting: sql`select id::text as id from ${newsletterCampaigns} where state = 'sending'`,
    async enqueue(transaction, id) {
      const campaign = await find(transaction, id, 'sending')
      if (campaign) await jobs.enqueue(transaction, sendBatchJob, { campaignId: id, run: campaign.run })
    },
  },
  {
    name: 'campaigns whose time will come',
    jobs: [beginCampaignJob],
    key: 'campaignId',
    waiting: sql`select id::text as id from ${newsletterCampaigns} where state = 'scheduled'`,
    async enqueue(transaction, id) {
      const campaign = await find(transaction, id, 'scheduled')
      const data = campaign && { campaignId: id, run: campaign.run }
      const startAfter = campaign?.scheduledAt
      if (data) await jobs.enqueue(transaction, beginCampaignJob, data, startAfter ? { startAfter } : {})
    },
  },
]

async function find(transaction: Transaction, id: string, state: 'sending' | 'scheduled') {
  const { run, scheduledAt } = newsletterCampaigns
  const [campaign] = await transaction
    .select({ run, scheduledAt })
    .from(newsletterCampaigns)
    .where(and(eq(newsletterCampaigns.id, id), eq(newsletterCampaigns.state, state)))
  return campaign
}
