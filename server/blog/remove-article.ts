import { eq } from 'drizzle-orm'
import type { Actor } from '#server/kernel/actor.ts'
import { audit } from '#server/kernel/audit.ts'
import type { BlogNeeds } from './needs.ts'
import { blogArticles } from './tables.ts'

export type RemoveArticleOutcome = { ok: true } | { ok: false; reason: 'not_found' }

/** Deletes an article with its revisions and old addresses; the audit trail keeps its words. Staff only. */
export async function removeArticle(
  needs: BlogNeeds,
  actor: Actor,
  id: string,
): Promise<RemoveArticleOutcome> {
  return needs.database.transaction(async (transaction) => {
    const [gone] = await transaction.delete(blogArticles).where(eq(blogArticles.id, id)).returning()
    if (!gone) return { ok: false, reason: 'not_found' }
    const { searchText: _, ...before } = gone
    await audit(transaction, actor, { action: 'article.remove', subject: `article:${id}`, before })
    return { ok: true }
  })
}
