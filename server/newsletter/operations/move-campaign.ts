import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { versionSchema } from '#domain/version.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation, type Route } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import type { NewsletterDeps } from '../deps.ts'
import {
  cancelCampaign,
  type MoveCampaignOutcome,
  pauseCampaign,
  resumeCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '../move-campaign.ts'
import { newsletterCampaigns } from '../tables.ts'
import { anyCampaign, campaignGone, campaignId } from './campaign-shape.ts'

export const sendDraft = defineOperation({
  name: 'campaigns.send',
  route: 'POST /campaigns/{campaign}/send',
  summary: 'Send a draft to everybody who is subscribed now; `version` is the one that was seen',
  may: 'newsletter.write',
  input: z.object({ campaign: campaignId, version: versionSchema }),
  example: { campaign: anyCampaign, version: 1 },
  result: z.undefined(),
  async run(deps: NewsletterDeps, actor, { campaign, version }) {
    return answerOf(deps, campaign, await sendCampaign(deps, actor, campaign, version))
  },
})

export const scheduleDraft = defineOperation({
  name: 'campaigns.schedule',
  route: 'PUT /campaigns/{campaign}/schedule',
  summary: 'Send a draft at a moment to come, to those who are subscribed then',
  may: 'newsletter.write',
  input: z.object({
    campaign: campaignId,
    version: versionSchema,
    at: z.coerce.date('Give a day and a time that are still to come.'),
  }),
  example: { campaign: anyCampaign, version: 1, at: '2030-01-02T15:00:00Z' },
  result: z.undefined(),
  async run(deps: NewsletterDeps, actor, { campaign, version: seenVersion, at }) {
    return answerOf(deps, campaign, await scheduleCampaign(deps, actor, campaign, { seenVersion, at }))
  },
})

type Step = (deps: NewsletterDeps, actor: Actor, id: string) => Promise<MoveCampaignOutcome>

/** What takes no more than the campaign. */
const stepOf = <const Name extends `campaigns.${string}`, const Address extends Route>(
  name: Name,
  route: Address,
  summary: string,
  step: Step,
) =>
  defineOperation({
    name,
    route,
    summary,
    may: 'newsletter.write',
    input: z.object({ campaign: campaignId }),
    example: { campaign: anyCampaign },
    result: z.undefined(),
    async run(deps: NewsletterDeps, actor, { campaign }) {
      return answerOf(deps, campaign, await step(deps, actor, campaign))
    },
  })

export const steps = [
  stepOf(
    'campaigns.unschedule',
    'DELETE /campaigns/{campaign}/schedule',
    'Make a scheduled campaign a draft again',
    unscheduleCampaign,
  ),
  stepOf(
    'campaigns.pause',
    'POST /campaigns/{campaign}/pause',
    'Let no further mails of a campaign leave until it is resumed',
    pauseCampaign,
  ),
  stepOf(
    'campaigns.resume',
    'POST /campaigns/{campaign}/resume',
    'Let a paused campaign go on',
    resumeCampaign,
  ),
  stepOf(
    'campaigns.cancel',
    'POST /campaigns/{campaign}/cancel',
    'Stop a campaign: nobody else gets it, and what has not left the house is taken back',
    cancelCampaign,
  ),
] as const

const refusals = {
  moved_on: 'Somebody else changed or moved it meanwhile. Look at it again.',
  nobody: 'Nobody is subscribed yet.',
  empty: 'Write something first.',
  past: 'Give a day and a time that are still to come.',
}

async function answerOf({ database }: NewsletterDeps, id: string, outcome: MoveCampaignOutcome) {
  if (outcome.ok) return ok(undefined)
  const { reason } = outcome
  if ((await database.orm.$count(newsletterCampaigns, eq(newsletterCampaigns.id, id))) === 0)
    throw new AppError('not_found', campaignGone)
  throw new AppError(reason === 'moved_on' ? 'conflict' : 'invalid', refusals[reason], { because: reason })
}
