import { ArrowDown, ArrowLeft, ArrowUp, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { InTrayDrawing } from '#app/assets/in-tray-drawing.tsx'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { CategoryOutcome, StaffCategory } from '#server/blog/index.ts'

type Props = { categories: StaffCategory[]; answer: CategoryOutcome | undefined }

/** Site Settings, Blog: the categories, in the order in which shoppers see them. */
export function CategoriesPage({ categories, answer }: Props) {
  const [removed, setRemoved] = useState<StaffCategory | null>(null)
  useEffect(() => {
    if (!answer) return
    setRemoved(null)
    if (answer.ok) notify.success('Categories saved')
    else notify.error('The category stays as it is', answer.message)
  }, [answer])
  return (
    <div className="max-w-2xl">
      <Link
        to="/admin/settings/blog"
        className="inline-flex items-center gap-1.5 font-semibold text-ink-muted hover:text-ink"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Articles
      </Link>
      <h2 className="mt-3 mb-4 font-bold text-lg">Categories</h2>
      <Form method="post" key={categories.length} className="mb-5 flex items-end gap-2">
        <TextField label="New category" name="name" maxLength={60} required className="grow" size="sm" />
        <Button type="submit" name="intent" value="add" size="sm">
          <Plus className="size-4" aria-hidden />
          Add
        </Button>
      </Form>
      {categories.length === 0 ? (
        <EmptyState title="No categories yet" illustration={<InTrayDrawing />}>
          They help shoppers to find what they came to read.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {categories.map((category, at) => (
            <Row
              key={`${category.slug} ${category.name}`}
              category={category}
              isFirst={at === 0}
              isLast={at === categories.length - 1}
              onRemove={() => setRemoved(category)}
            />
          ))}
        </ol>
      )}
      <RemoveDialog category={removed} categories={categories} onClose={() => setRemoved(null)} />
    </div>
  )
}

type RowProps = { category: StaffCategory; isFirst: boolean; isLast: boolean; onRemove: () => void }

function Row({ category, isFirst, isLast, onRemove }: RowProps) {
  const { slug, name, isActive, articles } = category
  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <Form method="post" preventScrollReset className="flex grow items-center gap-2">
        <input type="hidden" name="slug" value={slug} />
        <TextField
          label={`Name of ${name}`}
          isLabelHidden
          name="name"
          size="sm"
          defaultValue={name}
          maxLength={60}
          required
          className="min-w-36 grow"
        />
        <Button type="submit" name="intent" value="change" size="sm" variant="quiet">
          Rename
        </Button>
      </Form>
      <span className="figures w-24 text-ink-muted">
        {articles === 1 ? '1 article' : `${articles} articles`}
      </span>
      {!isActive && <Badge tone="neutral">Hidden</Badge>}
      <Form method="post" preventScrollReset className="flex">
        <input type="hidden" name="slug" value={slug} />
        <Button
          type="submit"
          name="intent"
          value="up"
          size="sm"
          variant="quiet"
          isSquare
          aria-label={`Move ${name} up`}
          disabled={isFirst}
        >
          <ArrowUp className="size-4" aria-hidden />
        </Button>
        <Button
          type="submit"
          name="intent"
          value="down"
          size="sm"
          variant="quiet"
          isSquare
          aria-label={`Move ${name} down`}
          disabled={isLast}
        >
          <ArrowDown className="size-4" aria-hidden />
        </Button>
        <Button
          type="submit"
          name="intent"
          value={isActive ? 'hide' : 'show'}
          size="sm"
          variant="quiet"
          isSquare
          aria-label={isActive ? `Hide ${name}` : `Show ${name}`}
        >
          {isActive ? <Eye className="size-4" aria-hidden /> : <EyeOff className="size-4" aria-hidden />}
        </Button>
        <Button size="sm" variant="quiet" isSquare aria-label={`Delete ${name}`} onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden />
        </Button>
      </Form>
    </li>
  )
}

type RemoveProps = { category: StaffCategory | null; categories: StaffCategory[]; onClose: () => void }

function RemoveDialog({ category, categories, onClose }: RemoveProps) {
  const others = categories.filter(({ slug }) => slug !== category?.slug)
  return (
    <AlertDialog
      open={category !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${category?.name ?? ''}?`}
      description={
        category?.articles
          ? `Its ${category.articles === 1 ? 'article goes' : `${category.articles} articles go`} where you say.`
          : 'No article is in it.'
      }
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Form method="post" className="flex flex-wrap items-end gap-2">
            <input type="hidden" name="slug" value={category?.slug ?? ''} />
            {category !== null && category.articles > 0 && (
              <Select
                label="Articles go to"
                name="moveTo"
                size="sm"
                options={[
                  { value: '', label: 'No category' },
                  ...others.map(({ slug, name }) => ({ value: slug, label: name })),
                ]}
              />
            )}
            <Button type="submit" name="intent" value="remove" variant="danger">
              Delete category
            </Button>
          </Form>
        </>
      }
    />
  )
}
