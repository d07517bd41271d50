import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Article } from '#server/blog/index.ts'
import { ArticleContent } from './article-content.tsx'
import { ArticleFacts } from './article-facts.tsx'

/** The specified reading dialog: over the list, at the article's own URL. Closing goes back to the list. */
export function ReadingDialog({ article }: { article: Article }) {
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(true)
  const close = (): void => {
    setIsOpen(false)
    void navigate(-1)
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={close}
      size="lg"
      title={article.title}
      description={<ArticleFacts article={article} />}
      footer={
        <LinkButton to={`/blog/${article.slug}`} reloadDocument state={null}>
          Open as a page
        </LinkButton>
      }
    >
      {/* Focus starts here, at the beginning of the text, so that arrow keys scroll it; not at some link far below. */}
      <section
        aria-label="Article"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard (WCAG 2.1.1).
        tabIndex={0}
        className="scroll-mt-4 rounded-lg"
      >
        <ArticleContent article={article} sizes="(min-width: 58rem) 53rem, 94vw" />
      </section>
    </Dialog>
  )
}
