import { ArrowDown, ArrowLeft, ArrowUp, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, use, useRef, useState } from 'react'
import { Link } from 'react-router'
import { InTrayDrawing } from '#app/assets/later-drawings.tsx'
import type { OperationAnswer } from '#app/operations/answer-operation.ts'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { Saved } from '#app/operations/conflict-view.tsx'
import { FilledFrom } from '#app/operations/filled-from.tsx'
import { IfMay, PermittedButton } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { StaffCategory } from '#server/blog/index.ts'

export type CategoryCalls =
  | 'blog-categories.create'
  | 'blog-categories.update'
  | 'blog-categories.move'
  | 'blog-categories.remove'

const saved = 'Categories saved'
const failed = (answer: OperationAnswer<CategoryCalls> & { ok: false }) => ({
  title: 'The category wasn’t changed',
  message: answer.reason === 'invalid' ? (answer.fieldErrors.name ?? answer.message) : answer.message,
})

/** Site Settings, Blog: the categories, in the order shoppers see them. */
export function CategoriesPage({ categories }: { categories: StaffCategory[] }) {
  const [removed, setRemoved] = useState<StaffCategory | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const adding = useOperation<'blog-categories.create'>({
    done: { 'blog-categories.create': saved },
    failed,
    onDone: () => form.current?.reset(),
  })
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
      <IfMay operation="blog-categories.create">
        <OperationForm of={adding} ref={form} className="mb-5 flex items-end gap-2">
          <TextField
            label="New category"
            name="name"
            maxLength={60}
            error={adding.fieldErrors.name}
            required
            className="grow"
            size="sm"
          />
          <OperationButton of={adding} operation="blog-categories.create" size="sm">
            <Plus className="size-4" aria-hidden />
            Add
          </OperationButton>
        </OperationForm>
      </IfMay>
      {categories.length === 0 ? (
        <EmptyState title="No categories yet" illustration={<InTrayDrawing />}>
          They help shoppers find what they came to read.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line rounded-lg border border-line bg-surface">
          {categories.map((category, at) => (
            <Row
              key={category.slug}
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
      <FilledFrom version={name}>
        <Naming {...{ slug, name }} />
      </FilledFrom>
      <span className="figures w-24 text-ink-muted">
        {articles === 1 ? '1 article' : `${articles} articles`}
      </span>
      {!isActive && <Badge tone="neutral">Hidden</Badge>}
      <div className="flex">
        <Change
          operation="blog-categories.move"
          fields={{ category: slug, direction: 'up' }}
          label={`Move ${name} up`}
          isDisabled={isFirst}
        >
          <ArrowUp className="size-4" aria-hidden />
        </Change>
        <Change
          operation="blog-categories.move"
          fields={{ category: slug, direction: 'down' }}
          label={`Move ${name} down`}
          isDisabled={isLast}
        >
          <ArrowDown className="size-4" aria-hidden />
        </Change>
        <Change
          operation="blog-categories.update"
          fields={{ category: slug, isActive: String(!isActive) }}
          label={isActive ? `Hide ${name}` : `Show ${name}`}
        >
          {isActive ? <Eye className="size-4" aria-hidden /> : <EyeOff className="size-4" aria-hidden />}
        </Change>
        <PermittedButton
          operation="blog-categories.remove"
          size="sm"
          variant="quiet"
          isSquare
          aria-label={`Delete ${name}`}
          onClick={onRemove}
        >
          <Trash2 className="size-4" aria-hidden />
        </PermittedButton>
      </div>
    </li>
  )
}

function Naming({ slug, name }: Pick<StaffCategory, 'slug' | 'name'>) {
  const onDone = use(Saved)
  const naming = useOperation<'blog-categories.update'>({
    done: { 'blog-categories.update': saved },
    ...{ failed, onDone },
  })
  return (
    <OperationForm of={naming} className="flex grow items-center gap-2">
      <input type="hidden" name="category" value={slug} />
      <TextField
        label={`Name of ${name}`}
        isLabelHidden
        name="name"
        size="sm"
        defaultValue={name}
        maxLength={60}
        error={naming.fieldErrors.name}
        required
        className="min-w-36 grow"
      />
      <OperationButton of={naming} operation="blog-categories.update" size="sm" variant="quiet">
        Rename
      </OperationButton>
    </OperationForm>
  )
}

type ChangeProps = {
  operation: 'blog-categories.move' | 'blog-categories.update'
  fields: Record<string, string>
  label: string
  isDisabled?: boolean
  children: ReactNode
}

function Change({ operation, fields, label, isDisabled, children }: ChangeProps) {
  const call = useOperation<ChangeProps['operation']>({ done: { [operation]: saved }, failed })
  return (
    <OperationForm of={call}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OperationButton
        of={call}
        operation={operation}
        size="sm"
        variant="quiet"
        isSquare
        aria-label={label}
        disabled={isDisabled}
      >
        {children}
      </OperationButton>
    </OperationForm>
  )
}

type RemoveProps = { category: StaffCategory | null; categories: StaffCategory[]; onClose: () => void }

function RemoveDialog({ category, categories, onClose }: RemoveProps) {
  const call = useOperation<'blog-categories.remove'>({
    done: { 'blog-categories.remove': saved },
    ...{ failed, onDone: onClose, onFailed: onClose },
  })
  const others = categories.filter(({ slug }) => slug !== category?.slug)
  return (
    <ConfirmOperation
      of={call}
      operation="blog-categories.remove"
      fields={{ category: category?.slug ?? '' }}
      open={category !== null}
      title={`Delete ${category?.name ?? ''}?`}
      description={
        category?.articles
          ? `Its ${category.articles === 1 ? 'article goes' : `${category.articles} articles go`} where you choose.`
          : 'It has no articles.'
      }
      confirm="Delete category"
      onClose={onClose}
    >
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
    </ConfirmOperation>
  )
}
