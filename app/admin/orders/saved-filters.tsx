import { BookmarkPlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  type Said,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { SavedFilter } from '#server/orders/index.ts'

type FilterOperation = 'order-filters.save' | 'order-filters.remove'

const action = '/admin/orders/bulk'

/** The person's own views of the list, each one press away. */
export function SavedFilters({ saved, query }: { saved: SavedFilter[]; query: string }) {
  const [isNaming, setIsNaming] = useState(false)
  const removed = useRef<SavedFilter | null>(null)
  const isSaved = saved.some((filter) => filter.query === query)
  const call: CalledOperation<FilterOperation> = useOperation<FilterOperation>({
    done: {
      'order-filters.save': ({ filter }) => `Saved as “${filter.name}”`,
      'order-filters.remove': () => removedWords(removed.current),
    },
    failed: (answer) =>
      answer.operation === 'order-filters.remove'
        ? { title: answer.message }
        : {
            title: 'The filter was not saved',
            message: answer.reason === 'invalid' ? answer.fieldErrors.name : answer.message,
          },
    onDone: (operation) => operation === 'order-filters.save' && setIsNaming(false),
  })
  const removedWords = (filter: SavedFilter | null): Said | null =>
    filter && {
      title: `“${filter.name}” removed`,
      options: {
        action: {
          label: 'Undo',
          onClick: () =>
            call.send('order-filters.save', { name: filter.name, query: filter.query }, { action }),
        },
      },
    }

  const remove = (filter: SavedFilter): void => {
    removed.current = filter
    call.send('order-filters.remove', { filter: filter.id }, { action })
  }
  if (saved.length === 0 && query === '') return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      {saved.length > 0 && (
        <ul aria-label="Saved filters" className="contents">
          <FilterList saved={saved} query={query} remove={remove} />
        </ul>
      )}
      {query !== '' && !isSaved && (
        <Button size="sm" variant="quiet" onClick={() => setIsNaming(true)}>
          <BookmarkPlus aria-hidden className="size-4" />
          Save this filter
        </Button>
      )}
      <NameDialog {...{ isNaming, setIsNaming, call, query }} />
    </div>
  )
}

function NameDialog({
  isNaming,
  setIsNaming,
  call,
  query,
}: {
  isNaming: boolean
  setIsNaming: (value: boolean) => void
  call: CalledOperation<FilterOperation>
  query: string
}) {
  return (
    <Dialog
      open={isNaming}
      onOpenChange={setIsNaming}
      title="Save this filter"
      description="It stands above your list from now on. Only you see it."
      size="sm"
    >
      <OperationForm of={call} action={action} className="grid gap-4">
        <input type="hidden" name="query" value={query} />
        <TextField label="Name" name="name" maxLength={40} required autoComplete="off" />
        <OperationButton of={call} operation="order-filters.save" variant="primary">
          Save filter
        </OperationButton>
      </OperationForm>
    </Dialog>
  )
}

function FilterList({
  saved,
  query,
  remove,
}: {
  saved: SavedFilter[]
  query: string
  remove: (filter: SavedFilter) => void
}) {
  return saved.map((filter) => (
    <li
      key={filter.id}
      className={classes(
        'flex items-center rounded-full border text-xs',
        filter.query === query ? 'border-ink bg-raised' : 'border-line-strong bg-surface',
      )}
    >
      <Link
        to={`/admin?${filter.query}`}
        aria-current={filter.query === query ? 'true' : undefined}
        className="rounded-full py-1.5 pl-3 font-semibold"
      >
        {filter.name}
      </Link>
      <button
        type="button"
        aria-label={`Remove ${filter.name}`}
        onClick={() => remove(filter)}
        className="rounded-full p-1.5 text-ink-faint hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  ))
}
