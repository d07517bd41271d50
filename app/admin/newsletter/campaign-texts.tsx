import { ArticleEditor } from '#app/admin/blog/later-article-editor.tsx'
import { wordsOf as htmlInWords } from '#app/admin/blog/words-of.ts'
import { ConflictView, differencesBetween } from '#app/operations/conflict-view.tsx'
import type { CalledOperation } from '#app/operations/operation-form.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Campaign } from '#server/newsletter/index.ts'

export function CampaignTexts({
  conflict,
  campaign,
  errors,
  content,
  setContent,
}: {
  conflict: CalledOperation<Writing>['conflict']
  campaign: Campaign | null
  errors: FieldErrors
  content: string
  setContent: (value: string) => void
}) {
  return (
    <div className="grid content-start gap-5">
      {conflict && (
        <ConflictView
          conflict={conflict}
          what="this campaign"
          differences={differencesBetween(inWords(conflict.theirs), inWords(conflict.yours))}
        />
      )}
      <TextField
        label="Subject"
        name="subject"
        defaultValue={campaign?.subject}
        error={errors.subject}
        maxLength={160}
        isOptional={false}
      />
      <TextField
        label="Preview text"
        name="previewText"
        hint="What mail programs show next to the subject"
        defaultValue={campaign?.previewText}
        error={errors.previewText}
        maxLength={200}
        isOptional
      />
      <div>
        <p className="mb-1.5 font-semibold text-sm">Content</p>
        <ArticleEditor content={content} onChange={setContent} />
        {errors.content && <p className="mt-1.5 text-red-ink text-sm">{errors.content}</p>}
      </div>
    </div>
  )
}

export type Writing = 'campaigns.create' | 'campaigns.update' | 'campaigns.test'

const inWords = ({
  subject,
  previewText,
  content,
}: Pick<Campaign, 'subject' | 'previewText' | 'content'>) => ({
  Subject: subject,
  'Preview text': previewText,
  Content: htmlInWords(content),
})
