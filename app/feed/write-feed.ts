import { watchAddress } from '#domain/content/article-video.ts'
import type { Article } from '#server/blog/index.ts'
import { escapeXml } from './xml.ts'

/** The blog as an Atom feed (RFC 4287) with full articles; every URL in it is absolute. */
export function writeFeed(siteName: string, origin: string, articles: readonly Article[]): string {
  const updated =
    articles
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z'
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapeXml(siteName)}: blog</title>`,
    `<id>${escapeXml(origin)}/blog</id>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(origin)}/blog"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(origin)}/feed.xml"/>`,
    `<updated>${updated}</updated>`,
    ...articles.map((article) => writeEntry(origin, article)),
    '</feed>',
  ].join('\n')
}

function writeEntry(origin: string, article: Article): string {
  const address = escapeXml(`${origin}/blog/${article.slug}`)
  return [
    '<entry>',
    `<title>${escapeXml(article.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${article.publishedAt}</published>`,
    `<updated>${article.updatedAt}</updated>`,
    `<author><name>${escapeXml(article.authorName)}</name></author>`,
    ...article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`),
    `<summary>${escapeXml(article.excerpt)}</summary>`,
    `<content type="html">${escapeXml(writeBody(origin, article))}</content>`,
    '</entry>',
  ].join('\n')
}

function writeBody(origin: string, { picture, body }: Article): string {
  const header = picture ? `<p><img src="${picture.src}" alt=""></p>` : ''
  const parts = body.map((part) => {
    if (part.kind === 'html') return part.html
    if (part.kind === 'text') return part.paragraphs.map((text) => `<p>${escapeXml(text)}</p>`).join('')
    const address = escapeXml(watchAddress(part.video))
    return `<p><a href="${address}">${address}</a></p>`
  })
  return [header, ...parts].join('').replace(/ (href|src)="\//g, ` $1="${escapeXml(origin)}/`)
}
