import { holdsTags } from '#domain/content/article.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { findPicture } from '#server/kernel/media.ts'
import type { StoredPicture } from '#server/kernel/pictures/public-pictures.ts'
import { sanitizeHtml, textOf } from '#server/kernel/text/sanitize-html.ts'
import type { BlogDeps } from './deps.ts'
import type { ParsedArticle } from './input.ts'
import { ensureShareCopy } from './store-picture.ts'

/** The stored form of a body: sanitized if it is HTML, and its words for searching and counting. */
export function describeContent(article: Pick<ParsedArticle, 'title' | 'excerpt' | 'content' | 'tags'>) {
  const content = holdsTags(article.content) ? sanitizeHtml(article.content) : article.content.trim()
  const text = holdsTags(content) ? textOf(content) : content
  return {
    content,
    wordCount: text.split(/\s+/).filter(Boolean).length,
    searchText: [article.title, article.excerpt, article.tags.join(' '), text].join('\n'),
  }
}

/** docs/spec-map.md B4: set when published, otherwise cleared; a future day is kept. */
export function publishedAtOf(article: ParsedArticle, before: Date | null, now: Date): Date | null {
  if (article.status !== 'published') return null
  return article.publishAt ?? before ?? now
}

/** A future day on an article that is not to be published would be silently lost. */
export const idleDay = ({ status, publishAt }: ParsedArticle, now: Date): { publishAt: string } | null =>
  publishAt && publishAt > now && status !== 'published'
    ? { publishAt: 'Choose Published: it won’t appear before then' }
    : null

/** An image of the media library, ready to head an article; null when there is none. */
export async function pictureOf(
  { database, files }: Pick<BlogDeps, 'database' | 'files'>,
  mediaId: string,
): Promise<StoredPicture | null> {
  const picture = await findPicture(database.orm, mediaId)
  if (picture) await ensureShareCopy(files, picture)
  return picture
}

/** A person by their profile name, or a program by its key's name. */
export async function authorOf(
  { nameOf }: Pick<BlogDeps, 'nameOf'>,
  { user, key }: Actor,
): Promise<{ authorId: string | null; authorName: string }> {
  if (user) return { authorId: user.id, authorName: (await nameOf(user.id)) ?? user.email }
  if (key) return { authorId: null, authorName: key.name }
  throw new Error('Nobody writes articles')
}
