import { useState } from 'react'
import { MomentField } from '#app/ui/forms/moment-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { ArticleStatus } from '#domain/content/article.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { StaffArticle, StaffCategory } from '#server/blog/index.ts'
import { FeaturedPicture } from './featured-picture.tsx'

export function ArticleFacts({
  article,
  errors,
  categories,
}: {
  article: StaffArticle | null
  errors: FieldErrors
  categories: StaffCategory[]
}) {
  const [status, setStatus] = useState(article?.status ?? 'draft')
  return (
    <>
      <Select
        label="Status"
        name="status"
        value={status}
        onChange={({ target }) => setStatus(target.value as ArticleStatus)}
        options={[
          { value: 'draft', label: 'Draft' },
          { value: 'published', label: 'Published' },
          { value: 'archived', label: 'Archived' },
        ]}
      />
      <MomentField
        label="Appears"
        name="publishAt"
        hint={
          status === 'published'
            ? 'Leave empty to publish as soon as it’s saved'
            : 'Also choose Published: it goes live then, not before'
        }
        moment={article?.publishedAt ?? null}
        error={errors.publishAt}
      />
      <ArticleFiling article={article} categories={categories} errors={errors} />
      <TextField
        label="Video"
        name="videoUrl"
        type="url"
        placeholder="https://youtu.be/…"
        defaultValue={article?.videoUrl}
        error={errors.videoUrl}
        isOptional
      />
      <FeaturedPicture picture={article?.picture ?? null} />
    </>
  )
}

function ArticleFiling({
  article,
  categories,
  errors,
}: {
  article: StaffArticle | null
  categories: StaffCategory[]
  errors: FieldErrors
}) {
  return (
    <>
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
        hint="Separate with commas"
        defaultValue={article?.tags.join(', ')}
        error={errors.tags}
        isOptional
      />
      <TextField
        label="Address"
        name="slug"
        prefix="/blog/"
        hint={article ? 'Links to the old address are redirected' : 'Leave empty to make it from the title'}
        defaultValue={article?.slug}
        error={errors.slug}
        isOptional
        className="[&_input]:pl-14"
      />
    </>
  )
}
