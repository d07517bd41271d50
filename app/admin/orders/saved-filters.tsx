import { BookmarkPlus, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import type { SavedFilter } from '#server/orders/index.ts'
import type { BulkOutcome } from './bulk-actions.ts'

const action = '/admin/orders/bulk'

/** The person's own views of the list, each one press away. */
export function SavedFilters({ saved, query }: { saved: SavedFilter[]; query: string }) {
  const [isNaming, setIsNaming] = useState(false)
  const fetcher = useFetcher<BulkOutcome>()
  const removed = useRef<SavedFilter | null>(null)
  const isSaved = saved.some((filter) => filter.query === query)
  const tell = useEffectEvent((outcome: BulkOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    if (outcome.intent === 'save-filter') {
      setIsNaming(false)
      notify.success(`Saved as “${outcome.filter.name}”`)
    }
    const filter = removed.current
    if (outcome.intent !== 'remove-filter' || !filter) return
    notify.success(`“${filter.name}” removed`, undefined, {
      action: {
        label: 'Undo',
        onClick: () =>
          void fetcher.submit(
            { intent: 'save-filter', name: filter.name, query: filter.query },
            { method: 'post', action },
          ),
      },
    })
  })
  useEffect(() => {
    if (fetcher.data) tell(fetcher.data)
  }, [fetcher.data])

  const remove = (filter: SavedFilter): void => {
    removed.current = filter
    void fetcher.submit({ intent: 'remove-filter', id: filter.id }, { method: 'post', action })
  }
  if (saved.length === 0 && query === '') return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5">
      {saved.length > 0 && (
        <ul aria-label="Saved filters" className="contents">
          {saved.map((filter) => (
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
          ))}
        </ul>
      )}
      {query !== '' && !isSaved && (
        <Button size="sm" variant="quiet" onClick={() => setIsNaming(true)}>
          <BookmarkPlus aria-hidden className="size-4" />
          Save this filter
        </Button>
      )}
      <Dialog
        open={isNaming}
        onOpenChange={setIsNaming}
        title="Save this filter"
        description="It stands above your list from now on. Only you see it."
        size="sm"
      >
        <fetcher.Form method="post" action={action} className="grid gap-4">
          <input type="hidden" name="intent" value="save-filter" />
          <input type="hidden" name="query" value={query} />
          <TextField label="Name" name="name" maxLength={40} required autoComplete="off" />
          <Button type="submit" variant="primary" isBusy={fetcher.state !== 'idle'}>
            Save filter
          </Button>
        </fetcher.Form>
      </Dialog>
    </div>
  )
}
