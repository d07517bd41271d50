import type { ArticleInput } from '#domain/content/article-input.ts'

/** The fields of the article form in the shape the blog's door expects; the door validates them. */
export function readArticleForm(form: FormData): ArticleInput {
  const text = (name: string): string => String(form.get(name) ?? '')
  const media = text('featuredMediaId')
  return {
    title: text('title'),
    excerpt: text('excerpt'),
    content: text('content'),
    videoUrl: text('videoUrl'),
    category: text('category'),
    // docs/spec-map.md B5: comma-separated, trimmed, empties dropped.
    tags: text('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    status: text('status') as ArticleInput['status'],
    publishAt: text('publishAt') === '' ? null : new Date(text('publishAt')),
    slug: text('slug'),
    ...(media !== '' && { featuredMediaId: media === 'none' ? null : media }),
  }
}
