import { Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmOperation } from '#app/operations/confirm-operation.tsx'
import { differencesBetween, SeenVersion } from '#app/operations/conflict-view.tsx'
import { useMayCall } from '#app/operations/if-may.tsx'
import { OperationButton, OperationForm, useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { Customer } from '#server/reports/index.ts'

type Note = Customer['notes'][number]

/** Staff's notes about the customer, newest first. */
export function CustomerNotes({ notes }: { notes: readonly Note[] }) {
  const mayWrite = useMayCall()('customers.write-note')
  const [changed, setChanged] = useState<string | null>(null)
  return (
    <>
      {notes.length > 0 && (
        <ol aria-label="Notes" className="mb-3 grid gap-2">
          {notes.map((note) => (
            <li key={note.id} className="rounded-md bg-yellow-wash p-3">
              {note.id === changed ? (
                <ChangeNote note={note} onEnd={() => setChanged(null)} />
              ) : (
                <ShownNote note={note} onChange={mayWrite ? () => setChanged(note.id) : null} />
              )}
            </li>
          ))}
        </ol>
      )}
      {mayWrite ? <NewNote /> : notes.length === 0 && <p className="text-ink-muted">No notes.</p>}
    </>
  )
}

function ShownNote({ note, onChange }: { note: Note; onChange: (() => void) | null }) {
  return (
    <>
      <p className="whitespace-pre-line break-words">{note.text}</p>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2 text-ink-muted text-xs">
        <span>
          {note.authorName} · <Moment at={note.at} />
        </span>
        {onChange && (
          <span className="flex gap-1">
            <Button size="sm" variant="quiet" onClick={onChange}>
              <Pencil aria-hidden className="size-3.5" />
              Change
            </Button>
            <DeleteNote note={note} />
          </span>
        )}
      </div>
    </>
  )
}

function DeleteNote({ note }: { note: Note }) {
  const [isAsking, setIsAsking] = useState(false)
  const call = useOperation<'customers.remove-note'>({
    done: { 'customers.remove-note': 'Note deleted' },
    failed: 'The note was not deleted',
  })
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden className="size-3.5" />
        Delete
      </Button>
      <ConfirmOperation
        of={call}
        operation="customers.remove-note"
        fields={{ note: note.id }}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete this note?"
        description={`“${note.text.slice(0, 120)}${note.text.length > 120 ? ' …' : ''}” will be gone for everyone.`}
        confirm="Delete note"
      />
    </>
  )
}

function ChangeNote({ note, onEnd }: { note: Note; onEnd: () => void }) {
  const call = useOperation<'customers.change-note'>({
    done: { 'customers.change-note': 'Note changed' },
    failed: 'The note was not changed',
    onDone: onEnd,
  })
  // The note the form started with: the field is not refilled while someone is editing it.
  const [seen] = useState(note)
  return (
    <OperationForm of={call} className="grid gap-2">
      <input type="hidden" name="note" value={note.id} />
      <SeenVersion
        of={call}
        version={seen.version}
        what="this note"
        differences={({ theirs, yours }) => differencesBetween({ Note: theirs.text }, { Note: yours.text })}
      />
      <NoteField defaultValue={seen.text} error={call.fieldErrors.text} />
      <div className="flex gap-2">
        <OperationButton of={call} operation="customers.change-note" size="sm" variant="primary">
          Save note
        </OperationButton>
        <Button size="sm" variant="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </OperationForm>
  )
}

function NewNote() {
  const form = useRef<HTMLFormElement>(null)
  const call = useOperation<'customers.write-note'>({
    done: { 'customers.write-note': 'Note added' },
    failed: 'The note wasn’t added',
    onDone: () => form.current?.reset(),
  })
  return (
    <OperationForm of={call} ref={form} className="grid gap-2">
      <NoteField error={call.fieldErrors.text} />
      <OperationButton of={call} operation="customers.write-note" size="sm" className="justify-self-start">
        Add note
      </OperationButton>
    </OperationForm>
  )
}

const NoteField = ({ defaultValue, error }: { defaultValue?: string; error: string | undefined }) => (
  <TextArea
    label="Note"
    name="text"
    rows={3}
    maxLength={2_000}
    error={error}
    {...(defaultValue !== undefined && { defaultValue })}
  />
)
