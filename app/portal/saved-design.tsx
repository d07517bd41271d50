import { ImageOff, Pencil, PencilRuler, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Day } from '#app/ui/moment-text.tsx'
import { Money } from '#app/ui/money-text.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { DesignView } from '#server/designs/index.ts'

const nameWords = 'Give the design a name of up to 80 characters'

/** A saved sheet: can be opened in the studio, renamed, or removed from the list, with an undo in the toast. */
export function SavedDesign({ design }: { design: DesignView }) {
  const [isNaming, setNaming] = useState(false)
  const of = { design: design.designId }
  const call = useOperation<'designs.rename' | 'designs.remove' | 'designs.bring-back'>({
    failed: (answer) => ({ title: answer.reason === 'invalid' ? nameWords : answer.message }),
    onDone: () => setNaming(false),
  })

  const remove = (): void => {
    call.send('designs.remove', of, { action: '/customer-portal' })
    const action = {
      label: 'Undo',
      onClick: () => call.send('designs.bring-back', of, { action: '/customer-portal' }),
    }
    notify.info('Design deleted', design.title, { id: design.designId, action })
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
          <NameForm call={call} design={design} setNaming={setNaming} />
        ) : (
          <div>
            <h2 className="break-words font-bold text-base">{design.title}</h2>
            <p className="figures text-ink-muted text-sm">
              Changed <Day at={design.updatedAt} />
              {design.price !== null && (
                <>
                  {' · '}
                  <Money amount={design.price} />
                </>
              )}
            </p>
          </div>
        )}
        <DesignTools design={design} setNaming={setNaming} remove={remove} />
      </div>
    </li>
  )
}

function DesignTools({
  design,
  setNaming,
  remove,
}: {
  design: DesignView
  setNaming: (value: boolean) => void
  remove: () => void
}) {
  return (
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
  )
}

function NameForm({
  call,
  design,
  setNaming,
}: {
  call: ReturnType<typeof useOperation>
  design: DesignView
  setNaming: (value: boolean) => void
}) {
  return (
    <OperationForm of={call} className="grid gap-2">
      <input type="hidden" name="design" value={design.designId} />
      <TextField
        label="Name of the design"
        name="name"
        size="sm"
        required
        maxLength={80}
        defaultValue={design.title}
        error={call.fieldErrors.name}
      />
      <span className="flex gap-2">
        <OperationButton of={call} operation="designs.rename" size="sm">
          Save name
        </OperationButton>
        <Button size="sm" variant="quiet" onClick={() => setNaming(false)}>
          Cancel
        </Button>
      </span>
    </OperationForm>
  )
}
