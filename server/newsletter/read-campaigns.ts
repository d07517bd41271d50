import { and, count, desc, eq, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { isUuid } from '#domain/uuid.ts'
import type { NewsletterDeps } from './deps.ts'
import type { campaignCardShape, campaignShape } from './operations/campaign-shape.ts'
import { newsletterCampaigns, newsletterDeliveries } from './tables.ts'

export type CampaignCard = z.output<typeof campaignCardShape>

export type CampaignProgress = CampaignCard['progress']

export type Campaign = z.output<typeof campaignShape>

type Row = typeof newsletterCampaigns.$inferSelect

const pageSize = 20

/** Newest first, twenty a page. Staff only. */
export async function listCampaigns(
  deps: NewsletterDeps,
  before?: string,
): Promise<{ campaigns: CampaignCard[]; next: string | null }> {
  const { createdAt, id } = newsletterCampaigns
  const [moment, lastId = ''] = (before ?? '').split('_')
  const at = z.iso.datetime().safeParse(moment).success && isUuid(lastId) ? new Date(moment ?? '') : null
  const isOlder = at ? or(lt(createdAt, at), and(eq(createdAt, at), lt(id, lastId))) : undefined
  const rows = await deps.database.orm
    .select()
    .from(newsletterCampaigns)
    .where(isOlder)
    .orderBy(desc(createdAt), desc(id))
    .limit(pageSize + 1)
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    campaigns: await Promise.all(shown.map((row) => toCard(deps, row))),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

/** @returns null when there is none. Staff only. */
export async function getCampaign(deps: NewsletterDeps, id: string): Promise<Campaign | null> {
  const [row] = await deps.database.orm
    .select()
    .from(newsletterCampaigns)
    .where(eq(newsletterCampaigns.id, id))
  if (!row) return null
  const { previewText, content, version } = row
  return { ...(await toCard(deps, row)), previewText, content, version }
}

async function toCard(deps: NewsletterDeps, row: Row): Promise<CampaignCard> {
  return {
    id: row.id,
    subject: row.subject,
    state: row.state,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    progress: await progressOf(deps, row.id),
  }
}

async function progressOf({ database, mail }: NewsletterDeps, id: string): Promise<CampaignProgress> {
  const rows = await database.orm
    .select({ state: newsletterDeliveries.state, people: count() })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.campaignId, id))
    .groupBy(newsletterDeliveries.state)
  const people = (state: string): number => rows.find((row) => row.state === state)?.people ?? 0
  const { queued, sent, failed } = await mail.countGroup(id)
  const takenBack = people('handed') - queued - sent - failed
  return {
    recipients: rows.reduce((sum, row) => sum + row.people, 0),
    waiting: people('waiting'),
    leaving: queued,
    sent,
    failed,
    skipped: people('skipped') + Math.max(0, takenBack),
  }
}
