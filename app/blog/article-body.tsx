import type { ArticlePart } from '#server/blog/index.ts'
import { VideoFacade } from './video-facade.tsx'

/** The body in order. The server has already sanitized the HTML; plain text stays text. */
export function ArticleBody({ parts, title }: { parts: readonly ArticlePart[]; title: string }) {
  return (
    <div className="article-body">
      {parts.map((part, index) => {
        const key = `${part.kind}-${index}`
        if (part.kind === 'video') return <VideoFacade key={key} video={part.video} title={title} />
        if (part.kind === 'html') {
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an article's HTML; server/kernel/text/sanitize-html.ts lets nothing active through
          return <div key={key} dangerouslySetInnerHTML={{ __html: part.html }} />
        }
        return (
          <div key={key}>
            {part.paragraphs.map((text, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be the same
              <p key={line} className="whitespace-pre-line">
                {text}
              </p>
            ))}
          </div>
        )
      })}
    </div>
  )
}
