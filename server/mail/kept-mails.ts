import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { MailState } from '#domain/content/mail-filters.ts'
import type { Executor } from '#server/kernel/database.ts'
import { mails } from './tables.ts'

export type MailView = {
  id: string
  to: string
  template: string
  state: MailState
  subject: string | null
  text: string | null
  html: string | null
  error: string | null
  createdAt: Date
}

/** Withdraws emails that have not been sent yet, by key; returns which ones. */
export async function withdrawMails(executor: Executor, dedupeKeys: readonly string[]): Promise<string[]> {
  if (dedupeKeys.length === 0) return []
  const withdrawn = await executor
    .delete(mails)
    .where(and(inArray(mails.dedupeKey, [...dedupeKeys]), eq(mails.state, 'queued')))
    .returning({ dedupeKey: mails.dedupeKey })
  return withdrawn.map(({ dedupeKey }) => dedupeKey)
}

/** How many emails of each group are in each state. */
export async function countGroups(
  executor: Executor,
  groupIds: readonly string[],
): Promise<Map<string, Record<MailState, number>>> {
  const none = { queued: 0, sent: 0, failed: 0, expired: 0 }
  const counts = new Map(groupIds.map((id) => [id, { ...none }]))
  if (groupIds.length === 0) return counts
  const rows = await executor
    .select({ groupId: mails.groupId, state: mails.state, mails: count() })
    .from(mails)
    .where(inArray(mails.groupId, [...groupIds]))
    .groupBy(mails.groupId, mails.state)
  for (const row of rows) {
    const own = counts.get(row.groupId ?? '')
    if (own) own[row.state] = row.mails
  }
  return counts
}

/** Newest first, for the dev mailbox and the back office. */
export async function listKept(executor: Executor, limit = 100): Promise<MailView[]> {
  const rows = await executor.select().from(mails).orderBy(desc(mails.createdAt)).limit(limit)
  return rows.map(toView)
}

export async function getKept(executor: Executor, id: string): Promise<MailView | null> {
  const [row] = await executor.select().from(mails).where(eq(mails.id, id))
  return row ? toView(row) : null
}

const toView = (row: typeof mails.$inferSelect): MailView => ({
  id: row.id,
  to: row.toAddress,
  template: row.template,
  state: row.state,
  subject: row.subject,
  text: row.text,
  html: row.html,
  error: row.error,
  createdAt: row.createdAt,
})
