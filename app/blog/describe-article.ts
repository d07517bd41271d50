import type { Article } from '#server/blog/index.ts'

/** An article for search engines (schema.org: BlogPosting). */
export const describeArticle =
  (article: Article, siteName: string) =>
  (origin: string): Record<string, unknown> => ({
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    image: article.shareUrl ? [origin + article.shareUrl] : undefined,
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: { '@type': 'Person', name: article.authorName },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
    keywords: article.tags.join(', '),
    mainEntityOfPage: `${origin}/blog/${article.slug}`,
  })
