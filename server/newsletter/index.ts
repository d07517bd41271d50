import type { CampaignWords } from '#domain/campaign.ts'
import type { NewsletterSignup } from '#domain/newsletter.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { exportSignups, listSignups, type SignupPage, type SignupSearch } from './list-signups.ts'
import { findCampaignUses } from './media-uses.ts'
import { findMembership, type Membership } from './membership.ts'
import { beginCampaignJob, beginScheduled } from './move-campaign.ts'
import type { NewsletterNeeds } from './needs.ts'
import { newsletterOperations } from './operations/index.ts'
import { newsletterOwnData } from './own-data.ts'
import { campaignWork } from './pending-work.ts'
import { previewCampaign } from './preview-campaign.ts'
import { type Campaign, type CampaignCard, getCampaign, listCampaigns } from './read-campaigns.ts'
import { sendBatch, sendBatchJob } from './send-batch.ts'
import { subscribe } from './subscribe.ts'

export type { SignupPage } from './list-signups.ts'
export type { Membership } from './membership.ts'
export type { Campaign, CampaignCard, CampaignProgress } from './read-campaigns.ts'

export type Newsletter = {
  /** By the house; what visitors type comes by an operation, which is limited. */
  subscribe(input: NewsletterSignup): ReturnType<typeof subscribe>
  /** Whose link from a mail this is; null when it is nobody's. */
  findMembership(token: string): Promise<Membership | null>
  /** Of everything below: staff only. Fifty a page, newest first. */
  list(actor: Actor, input: SignupSearch): Promise<SignupPage>
  /** All who are subscribed, as CSV. */
  exportCsv(actor: Actor): Promise<string>
  campaigns: Campaigns
  findMediaUses: FindMediaUses
  ownData: OwnDataPart
  pendingWork: readonly PendingWork[]
  operations: BoundOperation[]
}

export type Campaigns = {
  list(actor: Actor, before?: string): Promise<{ campaigns: CampaignCard[]; next: string | null }>
  get(actor: Actor, id: string): Promise<Campaign | null>
  preview(actor: Actor, words: CampaignWords): Promise<{ html: string; text: string }>
}

export function createNewsletter(needs: NewsletterNeeds): Newsletter {
  const { database, jobs } = needs
  jobs.handle(sendBatchJob, async (data) => {
    await sendBatch(needs, data)
  })
  jobs.handle(beginCampaignJob, (data) => beginScheduled(needs, data))
  return {
    subscribe: (input) => subscribe(needs, input),
    findMembership: (token) => findMembership(needs, token),
    list: (_actor, input) => listSignups(database, input),
    exportCsv: () => exportSignups(database),
    campaigns: {
      list: (_actor, before) => listCampaigns(needs, before),
      get: (_actor, id) => getCampaign(needs, id),
      preview: (_actor, words) => previewCampaign(needs, words),
    },
    findMediaUses: findCampaignUses,
    ownData: newsletterOwnData(database),
    pendingWork: campaignWork(needs),
    operations: bindOperations(newsletterOperations, needs),
  }
}
