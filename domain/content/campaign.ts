import { z } from 'zod'
import { oneLine } from '../one-line.ts'

/** A campaign starts as a draft, is scheduled or sent right away, can be paused, and ends up sent or cancelled. */
export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const
export type CampaignState = (typeof campaignStates)[number]

export const campaignSchema = z.object({
  subject: oneLine.min(1, 'Subject required').max(160, 'Use at most 160 characters'),
  /** Shown next to the subject by mail programs. */
  previewText: oneLine.max(200, 'Use at most 200 characters').default(''),
  content: z.string().max(200_000, 'This text is too long').default(''),
})

export type CampaignWords = z.output<typeof campaignSchema>

/** How often a batch is sent; a minute's emails are spread over it. */
export const campaignTickSeconds = 5

/** Emails per batch, so that no minute has more than `perMinute`. */
export const campaignBatch = (perMinute: number): number =>
  Math.max(1, Math.floor((perMinute * campaignTickSeconds) / 60))
