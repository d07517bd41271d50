import { ArticleEditor } from '#app/admin/blog/later-article-editor.tsx'
import { ConflictView, differencesBetween } from '#app/operations/conflict-view.tsx'
import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { StaffArticle } from '#server/blog/index.ts'
import { wordsOf } from './words-of.ts'

export function ArticleTexts({
  conflict,
  article,
  errors,
  filling,
  content,
  setContent,
}: {
  conflict: CalledOperation<'articles.create' | 'articles.update'>['conflict']
  article: StaffArticle | null
  errors: FieldErrors
  filling: number
  content: string
  setContent: (value: string) => void
}) {
  return (
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
        <ArticleEditor key={filling} content={content} onChange={setContent} />
        {errors.content && <p className="mt-1.5 text-red-ink text-sm">{errors.content}</p>}
      </div>
      <TextArea
        label="Excerpt"
        name="excerpt"
        hint="Shown on cards and in search engines"
        rows={2}
        defaultValue={article?.excerpt}
        error={errors.excerpt}
        isOptional
      />
    </div>
  )
}

const inWords = ({ title, excerpt, content }: { title: string; excerpt: string; content: string }) => ({
  Title: title,
  Content: wordsOf(content),
  Excerpt: excerpt,
})
