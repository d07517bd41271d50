import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { campaignSchema } from '#domain/content/campaign.ts'
import { oneLine } from '#domain/one-line.ts'
import { AppError } from '#server/kernel/errors.ts'
import { defineOperation } from '#server/kernel/operations/define-operation.ts'
import { ok } from '#server/kernel/operations/outcome.ts'
import { newsletterCampaign } from '#server/mail/templates/newsletter-campaign.ts'
import type { NewsletterDeps } from '../deps.ts'
import { mailOfCampaign, sampleToken } from '../mail-of-campaign.ts'
import { previewCampaign } from '../preview-campaign.ts'
import { campaignExample } from './campaign-shape.ts'

export const previewWords = defineOperation({
  name: 'campaigns.preview',
  route: 'POST /campaigns/preview',
  status: 200,
  summary: 'The email as its readers would get it, with text that need not be saved',
  may: 'newsletter.read',
  input: campaignSchema.extend({ subject: oneLine.max(160).default('') }),
  example: campaignExample,
  result: z.object({ html: z.string(), text: z.string() }),
  async run(deps: NewsletterDeps, _actor, words) {
    return ok(await previewCampaign(deps, words))
  },
})

export const testCampaign = defineOperation({
  name: 'campaigns.test',
  route: 'POST /campaigns/test',
  status: 200,
  summary: 'Email a campaign to the caller and to no one else; its text need not be saved',
  may: 'newsletter.write',
  input: campaignSchema,
  example: campaignExample,
  result: z.object({ to: z.string() }),
  async run(deps: NewsletterDeps, actor, words) {
    const to = actor.user?.email
    if (!to)
      throw new AppError('invalid', 'A test goes to the person who asks for it, and a key has no address.')
    const mailFor = await mailOfCampaign(deps, words)
    const data = mailFor(sampleToken)
    await deps.mail.send(deps.database.orm, {
      template: newsletterCampaign,
      to,
      data: { ...data, subject: `[Test] ${data.subject}` },
      dedupeKey: `campaign-test:${randomUUID()}`,
    })
    return ok({ to })
  },
})
