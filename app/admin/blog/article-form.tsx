import { useState } from 'react'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { SeenVersion } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Card } from '#app/ui/card.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { ArticleRevision, StaffArticle, StaffCategory } from '#server/blog/index.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleTexts } from './article-texts.tsx'
import { ArticleDialogs, ArticleTools } from './article-tools.tsx'

export type ArticleCalls = 'articles.create' | 'articles.update' | 'articles.remove'

export type ArticleFormProps = {
  article: StaffArticle | null
  categories: StaffCategory[]
}

/** Writes a new article, or edits one (docs/spec-map.md B2 to B5). */
export function ArticleForm({ article, categories }: ArticleFormProps) {
  const [content, setContent] = useState(article?.content ?? '')
  /** Refills the editor when an older version is restored. */
  const [filling, setFilling] = useState(0)
  const [dialog, setDialog] = useState<'remove' | 'revisions' | null>(null)
  const call = useOperation<'articles.create' | 'articles.update'>({
    done: { 'articles.update': 'Article saved' },
    failed: wordsOfFailed,
  })
  const removing = useOperation<'articles.remove'>({ failed: wordsOfFailed })
  const { fieldErrors: errors, conflict } = call
  const theirs = conflict?.theirs
  const takeBack = (revision: ArticleRevision) => {
    setContent(revision.content)
    setFilling((count) => count + 1)
    setDialog(null)
    notify.info(
      `Version ${revision.version} is in the editor`,
      'Save to keep it; the current version stays in the list.',
    )
  }
  return (
    <>
      <OperationForm
        of={call}
        readOnlyUnless="articles.update"
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <input type="hidden" name="article" value={article?.id ?? ''} />
        <SeenVersion of={call} version={article?.version ?? 0} differences={null} />
        <input type="hidden" name="content" value={content} />
        <ArticleTexts {...{ conflict, article, errors, filling, content, setContent }} />
        <Card className="grid content-start gap-4 self-start lg:sticky lg:top-4">
          <ArticleFacts {...{ article, errors, categories }} />
          <OperationButton
            of={call}
            operation={article ? 'articles.update' : 'articles.create'}
            variant="primary"
          >
            {theirs ? 'Save mine anyway' : 'Save Article'}
          </OperationButton>
          <ArticleTools article={article} setDialog={setDialog} />
        </Card>
      </OperationForm>
      <ArticleDialogs {...{ article, dialog, setDialog, takeBack, removing }} />
    </>
  )
}

function wordsOfFailed(answer: OperationAnswer<ArticleCalls> & { ok: false }) {
  const title = 'Failed to save article'
  if (answer.reason !== 'invalid') return { title, message: answer.message }
  if (answer.fieldErrors.featuredMediaId === pictureGone)
    return { title: pictureGone, message: 'Choose another picture.' }
  const isUntitled = answer.fieldErrors.title === titleMissing
  return { title: isUntitled ? titleMissing : title, message: 'Check the marked fields and save again.' }
}

/** Verbatim from the specification (docs/spec-map.md B5). */
const titleMissing = 'Title required'
const pictureGone = 'Image unavailable'
