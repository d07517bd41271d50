import { ImageOff, Pencil, PencilRuler, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Money } from '#app/ui/money.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { notify } from '#app/ui/toast.tsx'
import { formatDay } from '#domain/shop-time.ts'
import type { DesignView } from '#server/designs/index.ts'
import type { PortalOutcome } from './portal-actions.ts'

/** A saved sheet: opened in the studio, renamed, or taken off the list, which the toast takes back. */
export function SavedDesign({ design }: { design: DesignView }) {
  const fetcher = useFetcher<PortalOutcome>()
  const [isNaming, setNaming] = useState(false)
  const submit = (intent: string, more: Record<string, string> = {}): void =>
    void fetcher.submit(
      { intent, designId: design.designId, ...more },
      { method: 'post', action: '/customer-portal' },
    )

  const settle = useEffectEvent((outcome: PortalOutcome) => {
    if (!outcome.ok) return notify.error(outcome.title, outcome.description)
    setNaming(false)
  })
  useEffect(() => {
    if (fetcher.data) settle(fetcher.data)
  }, [fetcher.data])

  const remove = (): void => {
    submit('delete-design')
    const action = { label: 'Undo', onClick: () => submit('restore-design') }
    notify.info('Design deleted', design.title, { id: design.designId, action })
  }
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    submit('rename-design', { name: String(new FormData(event.currentTarget).get('name') ?? '') })
  }
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <span className="flex h-44 items-center justify-center border-film-line border-b bg-film">
        {design.previewUrl ? (
          <img src={design.previewUrl} alt="" loading="lazy" className="max-h-full max-w-full p-2" />
        ) : (
          <ImageOff aria-label="Image unavailable" className="size-6 text-ink-faint" />
        )}
      </span>
      <div className="grid grow content-between gap-3 p-4">
        {isNaming ? (
          <form onSubmit={rename} className="grid gap-2">
            <TextField
              label="Name of the design"
              name="name"
              size="sm"
              required
              maxLength={80}
              defaultValue={design.title}
            />
            <span className="flex gap-2">
              <Button type="submit" size="sm" isBusy={fetcher.state !== 'idle'}>
                Save name
              </Button>
              <Button size="sm" variant="quiet" onClick={() => setNaming(false)}>
                Cancel
              </Button>
            </span>
          </form>
        ) : (
          <div>
            <h2 className="break-words font-bold text-base">{design.title}</h2>
            <p className="figures text-ink-muted text-sm">
              Changed <time dateTime={design.updatedAt}>{formatDay(new Date(design.updatedAt))}</time>
              {design.price !== null && (
                <>
                  {' · '}
                  <Money amount={design.price} />
                </>
              )}
            </p>
          </div>
        )}
        <div className="-ml-1 flex flex-wrap gap-1">
          <LinkButton to={`/gang-sheet?design=${design.designId}`} size="sm">
            <PencilRuler aria-hidden className="size-4" />
            Open
            <span className="sr-only"> {design.title} in the studio</span>
          </LinkButton>
          <Button
            size="sm"
            variant="quiet"
            isSquare
            aria-label={`Rename ${design.title}`}
            onClick={() => setNaming(true)}
          >
            <Pencil aria-hidden className="size-4" />
          </Button>
          <Button size="sm" variant="quiet" isSquare aria-label={`Delete ${design.title}`} onClick={remove}>
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
    </li>
  )
}
