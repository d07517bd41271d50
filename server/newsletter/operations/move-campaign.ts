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
  summary: 'Send a draft to everyone who is subscribed now; `version` is the one you saw',
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
  summary: 'Send a draft at a future time, to everyone who is subscribed then',
  may: 'newsletter.write',
  input: z.object({
    campaign: campaignId,
    version: versionSchema,
    at: z.coerce.date('Choose a day and time in the future.'),
  }),
  example: { campaign: anyCampaign, version: 1, at: '2030-01-02T15:00:00Z' },
  result: z.undefined(),
  async run(deps: NewsletterDeps, actor, { campaign, version: seenVersion, at }) {
    return answerOf(deps, campaign, await scheduleCampaign(deps, actor, campaign, { seenVersion, at }))
  },
})

type Step = (deps: NewsletterDeps, actor: Actor, id: string) => Promise<MoveCampaignOutcome>

/** A step whose only input is the campaign. */
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
    'Turn a scheduled campaign back into a draft',
    unscheduleCampaign,
  ),
  stepOf(
    'campaigns.pause',
    'POST /campaigns/{campaign}/pause',
    'Pause a campaign: no more of its emails go out until it is resumed',
    pauseCampaign,
  ),
  stepOf('campaigns.resume', 'POST /campaigns/{campaign}/resume', 'Resume a paused campaign', resumeCampaign),
  stepOf(
    'campaigns.cancel',
    'POST /campaigns/{campaign}/cancel',
    'Stop a campaign: no one else gets it, and emails that have not gone out are withdrawn',
    cancelCampaign,
  ),
] as const

const refusals = {
  moved_on: 'Someone else changed or moved it in the meantime. Check it again.',
  nobody: 'No one is subscribed yet.',
  empty: 'Write something first.',
  past: 'Choose a day and time in the future.',
}

async function answerOf({ database }: NewsletterDeps, id: string, outcome: MoveCampaignOutcome) {
  if (outcome.ok) return ok(undefined)
  const { reason } = outcome
  if ((await database.orm.$count(newsletterCampaigns, eq(newsletterCampaigns.id, id))) === 0)
    throw new AppError('not_found', campaignGone)
  throw new AppError(reason === 'moved_on' ? 'conflict' : 'invalid', refusals[reason], { because: reason })
}
