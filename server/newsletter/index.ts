import type { CampaignWords } from '#domain/content/campaign.ts'
import type { NewsletterSignup } from '#domain/content/newsletter.ts'
import type { SignupFilters } from '#domain/content/signup-filters.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Place } from '#server/kernel/list/sorted-page.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import type { NewsletterDeps } from './deps.ts'
import {
  countSignups,
  countSubscribed,
  exportSignups,
  listSignups,
  type SignupRow,
  type SignupWish,
} from './list-signups.ts'
import { findCampaignUses } from './media-uses.ts'
import { findMembership, type Membership } from './membership.ts'
import { beginCampaignJob, beginScheduled } from './move-campaign.ts'
import { newsletterOperations } from './operations/index.ts'
import { newsletterOwnData } from './own-data.ts'
import { campaignWork } from './pending-work.ts'
import { previewCampaign } from './preview-campaign.ts'
import { type Campaign, type CampaignCard, getCampaign, listCampaigns } from './read-campaigns.ts'
import { sendBatch, sendBatchJob } from './send-batch.ts'
import { subscribe } from './subscribe.ts'

export type { SignupRow } from './list-signups.ts'
export type { Membership } from './membership.ts'
export type { Campaign, CampaignCard, CampaignProgress } from './read-campaigns.ts'

export type Newsletter = {
  /** By the house; what visitors type comes by an operation, which is limited. */
  subscribe(input: NewsletterSignup): ReturnType<typeof subscribe>
  /** Whose link from a mail this is; null when it is nobody's. */
  findMembership(token: string): Promise<Membership | null>
  /** Of everything below: staff only. */
  table(actor: Actor, wish: SignupWish): Promise<{ rows: SignupRow[]; next: Place | null }>
  /** How many each finds, up to 10,001. */
  counts(actor: Actor, views: readonly SignupFilters[]): Promise<number[]>
  /** How many campaigns reach. */
  countSubscribed(actor: Actor): Promise<number>
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

export function createNewsletter(deps: NewsletterDeps): Newsletter {
  const { database, jobs } = deps
  jobs.handle(sendBatchJob, async (data) => {
    await sendBatch(deps, data)
  })
  jobs.handle(beginCampaignJob, (data) => beginScheduled(deps, data))
  return {
    subscribe: (input) => subscribe(deps, input),
    findMembership: (token) => findMembership(deps, token),
    table: (_actor, wish) => listSignups(database, wish),
    counts: (_actor, views) => Promise.all(views.map((filters) => countSignups(database, filters))),
    countSubscribed: () => countSubscribed(database),
    exportCsv: () => exportSignups(database),
    campaigns: {
      list: (_actor, before) => listCampaigns(deps, before),
      get: (_actor, id) => getCampaign(deps, id),
      preview: (_actor, words) => previewCampaign(deps, words),
    },
    findMediaUses: findCampaignUses,
    ownData: newsletterOwnData(database),
    pendingWork: campaignWork(deps),
    operations: bindOperations(newsletterOperations, deps),
  }
}
