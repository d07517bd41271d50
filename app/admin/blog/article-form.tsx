import { ExternalLink, Eye, History, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { ConflictView, differencesBetween } from '#app/operations/conflict-view.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LeavingGuard } from '#app/ui/dialogs/leaving-guard.tsx'
import { MomentField } from '#app/ui/forms/moment-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { ArticleRevision, StaffArticle, StaffCategory } from '#server/blog/index.ts'
import { FeaturedPicture } from './featured-picture.tsx'
import { RevisionsDialog } from './revisions-dialog.tsx'
import { wordsOf } from './words-of.ts'

export type ArticleCalls = 'articles.create' | 'articles.update' | 'articles.remove'

export type ArticleFormProps = {
  article: StaffArticle | null
  categories: StaffCategory[]
}

const ArticleEditor = lazy(() =>
  import('./article-editor.tsx').then((part) => ({ default: part.ArticleEditor })),
)

/** Writes a new article, or changes one (docs/spec-map.md B2 to B5). */
export function ArticleForm({ article, categories }: ArticleFormProps) {
  const [content, setContent] = useState(article?.content ?? '')
  /** Fills the editor anew: when an older version is taken back. */
  const [filling, setFilling] = useState(0)
  const [isChanged, setIsChanged] = useState(false)
  const [dialog, setDialog] = useState<'remove' | 'revisions' | null>(null)
  const touch = () => setIsChanged(true)
  const call = useOperation<'articles.create' | 'articles.update'>({
    done: { 'articles.update': 'Article saved' },
    failed: wordsOfFailed,
    onDone: () => setIsChanged(false),
  })
  const removing = useOperation<'articles.remove'>({ failed: wordsOfFailed })
  const { fieldErrors: errors, conflict } = call
  const theirs = conflict?.theirs
  const takeBack = (revision: ArticleRevision) => {
    setContent(revision.content)
    setFilling((count) => count + 1)
    setDialog(null)
    touch()
    notify.info(
      `Version ${revision.version} is in the editor`,
      'Save to keep it; the version of now stays in the list.',
    )
  }
  return (
    <>
      <LeavingGuard isChanged={isChanged && !call.isBusy && !removing.isBusy} />
      <OperationForm
        of={call}
        onChange={touch}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
      >
        <input type="hidden" name="article" value={article?.id ?? ''} />
        <input type="hidden" name="version" value={theirs?.version ?? article?.version ?? 0} />
        <input type="hidden" name="content" value={content} />
        <div className="grid content-start gap-5">
          {conflict && 'content' in conflict.yours && (
            <ConflictView
              conflict={conflict}
              what="this article"
              differences={differencesBetween(inWords(conflict.theirs), inWords(conflict.yours))}
            />
          )}
          <TextField
            label="Title"
            name="title"
            defaultValue={article?.title}
            error={errors.title}
            maxLength={160}
            isOptional={false}
          />
          <div>
            <p className="mb-1.5 font-semibold text-sm">Content</p>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <ArticleEditor
                key={filling}
                content={content}
                onChange={(html) => {
                  setContent(html)
                  touch()
                }}
              />
            </Suspense>
            {errors.content && <p className="mt-1.5 text-red-ink text-sm">{errors.content}</p>}
          </div>
          <TextArea
            label="Excerpt"
            name="excerpt"
            hint="What cards and search engines show"
            rows={2}
            defaultValue={article?.excerpt}
            error={errors.excerpt}
            isOptional
          />
        </div>
        <Card className="grid content-start gap-4 self-start lg:sticky lg:top-4">
          <Select
            label="Status"
            name="status"
            defaultValue={article?.status ?? 'draft'}
            options={[
              { value: 'draft', label: 'Draft' },
              { value: 'published', label: 'Published' },
              { value: 'archived', label: 'Archived' },
            ]}
          />
          <MomentField
            label="Appears"
            name="publishAt"
            hint="Left empty, as soon as it is published"
            moment={article?.publishedAt ?? null}
            error={errors.publishAt}
          />
          <Select
            label="Category"
            name="category"
            defaultValue={article?.category ?? ''}
            options={[
              { value: '', label: 'None' },
              ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
          <TextField
            label="Tags"
            name="tags"
            hint="With commas between them"
            defaultValue={article?.tags.join(', ')}
            error={errors.tags}
            isOptional
          />
          <TextField
            label="Address"
            name="slug"
            prefix="/blog/"
            hint={article ? 'Links to the old one lead on' : 'Left empty, made of the title'}
            defaultValue={article?.slug}
            error={errors.slug}
            isOptional
            className="[&_input]:pl-14"
          />
          <TextField
            label="Video"
            name="videoUrl"
            type="url"
            placeholder="https://youtu.be/…"
            defaultValue={article?.videoUrl}
            error={errors.videoUrl}
            isOptional
          />
          <FeaturedPicture picture={article?.picture ?? null} onChange={touch} />
          <OperationButton
            of={call}
            operation={article ? 'articles.update' : 'articles.create'}
            variant="primary"
          >
            {theirs ? 'Save mine anyway' : 'Save Article'}
          </OperationButton>
          {article && (
            <div className="grid gap-2 border-line border-t pt-4">
              <LinkButton to={`/admin/settings/blog/${article.id}/preview`} size="sm" target="_blank">
                <Eye className="size-4" aria-hidden />
                Preview what is saved
              </LinkButton>
              {article.status === 'published' && (
                <Link
                  to={`/blog/${article.slug}`}
                  target="_blank"
                  className="inline-flex items-center gap-2 font-semibold text-sm hover:underline"
                >
                  <ExternalLink className="size-4" aria-hidden />
                  On the shop
                </Link>
              )}
              <Button size="sm" variant="quiet" onClick={() => setDialog('revisions')}>
                <History className="size-4" aria-hidden />
                Older versions ({article.revisions.length})
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setDialog('remove')}>
                <Trash2 className="size-4" aria-hidden />
                Delete
              </Button>
            </div>
          )}
        </Card>
      </OperationForm>
      {article && (
        <>
          <RevisionsDialog
            revisions={article.revisions}
            isOpen={dialog === 'revisions'}
            onClose={() => setDialog(null)}
            onTakeBack={takeBack}
          />
          <ConfirmOperation
            of={removing}
            operation="articles.remove"
            fields={{ article: article.id }}
            open={dialog === 'remove'}
            title={`Delete “${article.title}”?`}
            description="It disappears from the shop with its older versions. Archive it instead to keep it."
            confirm="Delete article"
            onClose={() => setDialog(null)}
          />
        </>
      )}
    </>
  )
}

function wordsOfFailed(answer: OperationAnswer<ArticleCalls> & { ok: false }) {
  const title = 'Failed to save article'
  if (answer.reason !== 'invalid') return { title, message: answer.message }
  if (answer.fieldErrors.featuredMediaId === pictureGone)
    return { title: pictureGone, message: 'Choose another picture.' }
  const isUntitled = answer.fieldErrors.title === titleMissing
  return { title: isUntitled ? titleMissing : title, message: 'Look at the marked fields and save again.' }
}

/** Letter for letter as specified (docs/spec-map.md B5). */
const titleMissing = 'Title required'
const pictureGone = 'Image unavailable'

const inWords = ({ title, excerpt, content }: { title: string; excerpt: string; content: string }) => ({
  Title: title,
  Content: wordsOf(content),
  Excerpt: excerpt,
})
