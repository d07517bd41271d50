import { createDoor, type Door } from '#server/kernel/door.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { newsletterCalls } from './calls.ts'
import { campaignCalls } from './campaign-calls.ts'
import type { NewsletterDeps } from './deps.ts'
import { findCampaignUses } from './media-uses.ts'
import { beginCampaignJob, beginScheduled } from './move-campaign.ts'
import { newsletterOperations } from './operations/index.ts'
import { newsletterOwnData } from './own-data.ts'
import { campaignWork } from './pending-work.ts'
import { sendBatch, sendBatchJob } from './send-batch.ts'

export type { ImportedSignup, KnownSignup } from './keep-imported.ts'
export type { SignupRow } from './list-signups.ts'
export type { Membership } from './membership.ts'
export type { Campaign, CampaignCard, CampaignProgress } from './read-campaigns.ts'

export type Newsletter = Door<typeof newsletterCalls> & {
  campaigns: Campaigns
  findMediaUses: FindMediaUses
  ownData: OwnDataPart
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
}

export type Campaigns = Door<typeof campaignCalls>

export function createNewsletter(deps: NewsletterDeps): Newsletter {
  const { database, jobs } = deps
  jobs.handle(sendBatchJob, async (data) => {
    await sendBatch(deps, data)
  })
  jobs.handle(beginCampaignJob, (data) => beginScheduled(deps, data))
  return {
    ...createDoor(deps, newsletterCalls),

    campaigns: createDoor(deps, campaignCalls),
    findMediaUses: findCampaignUses,
    ownData: newsletterOwnData(database),
    pendingWork: campaignWork(deps),
    operations: bindOperations(newsletterOperations, deps),
  }
}
