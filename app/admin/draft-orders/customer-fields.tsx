import { Search, UserRound, X } from 'lucide-react'
import { useId, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import type { ValueOf } from '#server/operations.ts'
import type { Draft } from './draft-form.ts'

export type FoundPerson = ValueOf<'draft-orders.find-customers'>['people'][number]

export type CustomerFieldsProps = {
  draft: Draft
  errors: FieldErrors
  onChange: (changes: Pick<Draft, 'customerId' | 'contact'>) => void
}

/** A customer with an account, found by name or address, or a guest. */
export function CustomerFields({ draft, errors, onChange }: CustomerFieldsProps) {
  const { contact, customerId } = draft
  const set = (changes: Partial<Draft['contact']>): void =>
    onChange({ customerId, contact: { ...contact, ...changes } })
  return (
    <div className="grid gap-4">
      {customerId ? (
        <p className="flex items-center justify-between gap-3 rounded-md bg-sunken px-4 py-2.5">
          <span className="flex min-w-0 items-center gap-2">
            <UserRound aria-hidden className="size-4 shrink-0" />
            <span className="truncate">
              {contact.fullName || contact.email}: the order appears in their account
            </span>
          </span>
          <Button size="sm" variant="quiet" onClick={() => onChange({ customerId: null, contact })}>
            <X aria-hidden className="size-4" /> As a guest
          </Button>
        </p>
      ) : (
        <PersonSearch
          onChoose={({ userId, email, fullName, phone }) =>
            onChange({ customerId: userId, contact: { email, fullName, phone } })
          }
        />
      )}
      {errors.customerId && (
        <p role="alert" className="text-red-ink text-sm">
          {errors.customerId}
        </p>
      )}
      <ContactFields contact={contact} set={set} errors={errors} />
    </div>
  )
}

function ContactFields({
  contact,
  set,
  errors,
}: {
  contact: { email: string; fullName: string; phone: string }
  set: (changes: Partial<Draft['contact']>) => void
  errors: FieldErrors
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Full name"
        value={contact.fullName}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => set({ fullName: event.currentTarget.value })}
        error={errors['contact.fullName']}
      />
      <TextField
        label="Phone"
        type="tel"
        value={contact.phone}
        maxLength={40}
        autoComplete="off"
        isOptional
        onChange={(event) => set({ phone: event.currentTarget.value })}
        error={errors['contact.phone']}
      />
      <TextField
        label="Email"
        type="email"
        value={contact.email}
        maxLength={254}
        autoComplete="off"
        onChange={(event) => set({ email: event.currentTarget.value })}
        error={errors['contact.email']}
        hint="The payment link and the confirmation go here"
        className="sm:col-span-2"
      />
    </div>
  )
}

function PersonSearch({ onChoose }: { onChoose: (person: FoundPerson) => void }) {
  const [text, setText] = useState('')
  const [people, setPeople] = useState<FoundPerson[] | null>(null)
  const [isLooking, setLooking] = useState(false)
  const resultsId = useId()
  const look = async (): Promise<void> => {
    if (text.trim() === '' || isLooking) return
    setLooking(true)
    const called = await callOperation('draft-orders.find-customers', 'GET /draft-orders/customers', {
      text: text.trim(),
    })
    setLooking(false)
    if (called.ok) setPeople(called.value.people)
    else notify.error('The customer search failed', called.message)
  }
  return (
    <search>
      <div className="flex items-end gap-2">
        <TextField
          label="Find a customer"
          value={text}
          maxLength={120}
          placeholder="Name or email"
          isOptional
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void look()
          }}
          aria-controls={resultsId}
          className="grow"
        />
        <Button onClick={() => void look()} isBusy={isLooking}>
          <Search aria-hidden className="size-4" /> Find
        </Button>
      </div>
      <div id={resultsId} aria-live="polite">
        {people && people.length === 0 && (
          <p className="mt-2 text-ink-muted">No one with an account matches. Fill in a guest below.</p>
        )}
        {people && people.length > 0 && <FoundPeople people={people} onChoose={onChoose} />}
      </div>
    </search>
  )
}

function FoundPeople({
  people,
  onChoose,
}: {
  people: FoundPerson[]
  onChoose: (person: FoundPerson) => void
}) {
  return (
    <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line">
      {people.map((person) => (
        <li key={person.userId}>
          <button
            type="button"
            onClick={() => onChoose(person)}
            className="block w-full px-4 py-2.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <span className="block truncate font-medium">{person.fullName || 'No name'}</span>
            <span className="block truncate text-ink-muted text-xs">{person.email}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
