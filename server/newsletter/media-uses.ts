import { inArray, sql } from 'drizzle-orm'
import { type FindMediaUses, keysInHtml } from '#server/kernel/media.ts'
import { newsletterCampaigns } from './tables.ts'

/** Campaigns using the pictures, including sent ones: their emails load the pictures whenever they are opened. */
export const findCampaignUses: FindMediaUses = async (executor, keys) => {
  if (keys.length === 0) return []
  const { id, subject, content } = newsletterCampaigns
  const rows = await executor
    .selectDistinct({ id: sql<string>`${id}`, subject: sql<string>`${subject}`, key: sql<string>`found[1]` })
    .from(sql`${newsletterCampaigns}, regexp_matches(${content}, ${keysInHtml}, 'g') as found`)
    .where(inArray(sql`found[1]`, [...keys]))
  return rows.map((row) => ({
    key: row.key,
    what: 'Campaign',
    title: row.subject,
    to: `/admin/newsletter/campaigns/${row.id}`,
  }))
}
