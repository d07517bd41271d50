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
import type { ListName } from '#domain/lists/lists.ts'
import type { ShownView } from './list-page.ts'
import { ListViews } from './list-views.tsx'

type ViewOperation = 'list-views.save' | 'list-views.remove'

const action = '/admin/list-settings'

type SavedViewsProps = { list: ListName; at: string; views: readonly ShownView[]; query: string }

/** The views of a list, built-in and the person's own, saved and removed here. */
export function SavedViews({ list, at, views, query }: SavedViewsProps) {
  const [isNaming, setIsNaming] = useState(false)
  const removed = useRef<ShownView | null>(null)
  const isSaved = views.some((view) => view.query === query)
  const call: CalledOperation<ViewOperation> = useOperation<ViewOperation>({
    done: {
      'list-views.save': ({ view }) => `Saved as “${view.name}”`,
      'list-views.remove': () => removedWords(removed.current),
    },
    failed: (answer) =>
      answer.operation === 'list-views.remove'
        ? { title: answer.message }
        : {
            title: 'The filter was not saved',
            message: answer.reason === 'invalid' ? answer.fieldErrors.name : answer.message,
          },
    onDone: (operation) => operation === 'list-views.save' && setIsNaming(false),
  })
  const removedWords = (view: ShownView | null): Said | null =>
    view && {
      title: `“${view.name}” removed`,
      options: {
        action: {
          label: 'Undo',
          onClick: () =>
            call.send('list-views.save', { list, name: view.name, query: view.query }, { action }),
        },
      },
    }

  const remove = (view: ShownView): void => {
    if (view.id === null) return
    removed.current = view
    call.send('list-views.remove', { view: view.id }, { action })
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5 max-sm:-mx-4 max-sm:-my-1 max-sm:mt-2 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1">
      <ListViews {...{ views, at, query }} onRemove={remove} />
      {query !== '' && !isSaved && (
        <Button size="sm" variant="quiet" onClick={() => setIsNaming(true)}>
          <BookmarkPlus aria-hidden className="size-4" />
          Save this filter
        </Button>
      )}
      <NameDialog {...{ list, isNaming, setIsNaming, call, query }} />
    </div>
  )
}

type NameDialogProps = {
  list: ListName
  isNaming: boolean
  setIsNaming: (value: boolean) => void
  call: CalledOperation<ViewOperation>
  query: string
}

function NameDialog({ list, isNaming, setIsNaming, call, query }: NameDialogProps) {
  return (
    <Dialog
      open={isNaming}
      onOpenChange={setIsNaming}
      title="Save this filter"
      description="It appears above your list right away. Only you see it."
      size="sm"
    >
      <OperationForm of={call} action={action} className="grid gap-4">
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="query" value={query} />
        <TextField label="Name" name="name" maxLength={40} required autoComplete="off" />
        <OperationButton of={call} operation="list-views.save" variant="primary">
          Save filter
        </OperationButton>
      </OperationForm>
    </Dialog>
  )
}
