import { maxCardTags } from '#domain/content/article.ts'

/** Cards show at most three tags (docs/spec-map.md S9); an article shows all of its own. */
export function TagList({ tags, max = maxCardTags }: { tags: readonly string[]; max?: number }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
      {tags.slice(0, max).map((tag) => (
        <li key={tag} className="slug rounded-xs border border-line bg-paper px-1.5 py-0.5 text-ink-muted">
          {tag}
        </li>
      ))}
    </ul>
  )
}
