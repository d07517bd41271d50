import { eq } from 'drizzle-orm'
import { holdsTags } from '#domain/article.ts'
import type { Executor } from '#server/kernel/database.ts'
import type { StoredPicture } from '#server/kernel/public-pictures.ts'
import type { ParsedArticle } from './input.ts'
import { sanitiseHtml, textOf } from './sanitise-html.ts'
import { blogMedia } from './tables.ts'

/** What is stored of a body: sanitised if it is HTML, and its words for searching and counting. */
export function describeContent(article: Pick<ParsedArticle, 'title' | 'excerpt' | 'content' | 'tags'>) {
  const content = holdsTags(article.content) ? sanitiseHtml(article.content) : article.content.trim()
  const text = holdsTags(content) ? textOf(content) : content
  return {
    content,
    wordCount: text.split(/\s+/).filter(Boolean).length,
    searchText: [article.title, article.excerpt, article.tags.join(' '), text].join('\n'),
  }
}

/** Specification, back office section 4: set when published, otherwise cleared; a day to come is kept. */
export function publishedAtOf(article: ParsedArticle, before: Date | null, now: Date): Date | null {
  if (article.status !== 'published') return null
  return article.publishAt ?? before ?? now
}

export async function pictureOf(executor: Executor, mediaId: string): Promise<StoredPicture | null> {
  const [media] = await executor.select().from(blogMedia).where(eq(blogMedia.id, mediaId))
  return media?.picture ?? null
}
