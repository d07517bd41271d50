import type { NewsletterSignup } from '#domain/newsletter.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { FindMediaUses } from '#server/kernel/media.ts'
import { type BoundOperation, bindOperations } from '#server/kernel/operations/create-operations.ts'
import type { OwnDataPart } from '#server/kernel/own-data.ts'
import type { PendingWork } from '#server/kernel/pending-work.ts'
import { exportSignups, listSignups, type SignupPage, type SignupSearch } from './list-signups.ts'
import { findCampaignUses } from './media-uses.ts'
import { findMembership, type Membership } from './membership.ts'
import {
  beginCampaignJob,
  beginScheduled,
  cancelCampaign,
  type MoveCampaignOutcome,
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from './move-campaign.ts'
import type { NewsletterNeeds } from './needs.ts'
import { newsletterOperations } from './operations/index.ts'
import { newsletterOwnData } from './own-data.ts'
import { campaignWork } from './pending-work.ts'
import { type Campaign, type CampaignCard, getCampaign, listCampaigns } from './read-campaigns.ts'
import { copyCampaign, removeCampaign } from './remove-campaign.ts'
import { sendBatch, sendBatchJob } from './send-batch.ts'
import { subscribe } from './subscribe.ts'
import {
  previewCampaign,
  type SaveCampaignOutcome,
  saveCampaign,
  type TestCampaignOutcome,
  testCampaign,
} from './write-campaign.ts'

export type { SignupPage } from './list-signups.ts'
export type { Membership } from './membership.ts'
export type { MoveCampaignOutcome } from './move-campaign.ts'
export type { Campaign, CampaignCard, CampaignProgress } from './read-campaigns.ts'
export type { SaveCampaignOutcome, TestCampaignOutcome } from './write-campaign.ts'

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
  save(
    actor: Actor,
    target: { id: string; seenVersion: number } | null,
    input: unknown,
  ): Promise<SaveCampaignOutcome>
  preview(actor: Actor, input: unknown): Promise<{ html: string; text: string }>
  test(actor: Actor, input: unknown): Promise<TestCampaignOutcome>
  send(actor: Actor, id: string, seenVersion: number): Promise<MoveCampaignOutcome>
  schedule(actor: Actor, id: string, when: { seenVersion: number; at: Date }): Promise<MoveCampaignOutcome>
  unschedule(actor: Actor, id: string): Promise<MoveCampaignOutcome>
  pause(actor: Actor, id: string): Promise<MoveCampaignOutcome>
  resume(actor: Actor, id: string): Promise<MoveCampaignOutcome>
  cancel(actor: Actor, id: string): Promise<MoveCampaignOutcome>
  copy(actor: Actor, id: string): Promise<{ ok: true; id: string } | { ok: false; reason: 'not_found' }>
  remove(actor: Actor, id: string): Promise<{ ok: true } | { ok: false; reason: 'moved_on' }>
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
      save: (actor, target, input) => saveCampaign(needs, actor, target, input),
      preview: (_actor, input) => previewCampaign(needs, input),
      test: (actor, input) => testCampaign(needs, actor, input),
      send: (actor, id, seenVersion) => sendCampaign(needs, actor, id, seenVersion),
      schedule: (actor, id, when) => scheduleCampaign(needs, actor, id, when),
      unschedule: (actor, id) => unscheduleCampaign(needs, actor, id),
      pause: (actor, id) => pauseCampaign(needs, actor, id),
      resume: (actor, id) => resumeCampaign(needs, actor, id),
      cancel: (actor, id) => cancelCampaign(needs, actor, id),
      copy: (actor, id) => copyCampaign(needs, actor, id),
      remove: (actor, id) => removeCampaign(needs, actor, id),
    },
    findMediaUses: findCampaignUses,
    ownData: newsletterOwnData(database),
    pendingWork: campaignWork(needs),
    operations: bindOperations(newsletterOperations, needs),
  }
}
