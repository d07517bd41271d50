import { and, count, desc, eq, inArray, lt, or } from 'drizzle-orm'
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

/** Newest first, twenty per page. Staff only. */
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
    campaigns: await toCards(deps, shown),
    next: rows.length > pageSize && last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  }
}

/** @returns null if there is none. Staff only. */
export async function getCampaign(deps: NewsletterDeps, id: string): Promise<Campaign | null> {
  const [row] = await deps.database.orm
    .select()
    .from(newsletterCampaigns)
    .where(eq(newsletterCampaigns.id, id))
  if (!row) return null
  const { previewText, content, version } = row
  const [card] = await toCards(deps, [row])
  return card ? { ...card, previewText, content, version } : null
}

async function toCards(deps: NewsletterDeps, rows: readonly Row[]): Promise<CampaignCard[]> {
  const progress = await progressOf(
    deps,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    subject: row.subject,
    state: row.state,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    scheduledAt: row.scheduledAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    progress: progress(row.id),
  }))
}

/** For all of these with two queries, however many there are. */
async function progressOf(
  { database, mail }: NewsletterDeps,
  ids: readonly string[],
): Promise<(id: string) => CampaignProgress> {
  const { campaignId, state } = newsletterDeliveries
  const rows = await database.orm
    .select({ campaignId, state, people: count() })
    .from(newsletterDeliveries)
    .where(inArray(campaignId, [...ids]))
    .groupBy(campaignId, state)
  const mails = await mail.countGroups(ids)
  return (id) => {
    const own = rows.filter((row) => row.campaignId === id)
    const people = (state: string): number => own.find((row) => row.state === state)?.people ?? 0
    const { queued = 0, sent = 0, failed = 0 } = mails.get(id) ?? {}
    const takenBack = people('handed') - queued - sent - failed
    return {
      recipients: own.reduce((sum, row) => sum + row.people, 0),
      waiting: people('waiting'),
      leaving: queued,
      sent,
      failed,
      skipped: people('skipped') + Math.max(0, takenBack),
    }
  }
}
