import { BookmarkPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  type Said,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { writeOrderFilters } from '#domain/orders/order-filters.ts'
import { type OrderView, OrderViews } from './order-views.tsx'

type FilterOperation = 'order-filters.save' | 'order-filters.remove'

const action = '/admin/orders/bulk'

/** Views of the list, everybody's and one's own, which are kept and removed here. */
export function SavedFilters({ views, query }: { views: OrderView[]; query: string }) {
  const [isNaming, setIsNaming] = useState(false)
  const removed = useRef<OrderView | null>(null)
  const isSaved = views.some(({ filters }) => writeOrderFilters(filters) === query)
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
  const removedWords = (view: OrderView | null): Said | null =>
    view && {
      title: `“${view.name}” removed`,
      options: {
        action: {
          label: 'Undo',
          onClick: () =>
            call.send(
              'order-filters.save',
              { name: view.name, query: writeOrderFilters(view.filters) },
              { action },
            ),
        },
      },
    }

  const remove = (view: OrderView): void => {
    if (view.id === null) return
    removed.current = view
    call.send('order-filters.remove', { filter: view.id }, { action })
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      <OrderViews views={views} query={query} onRemove={remove} />
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
