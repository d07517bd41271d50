import { useEffect, useState } from 'react'
import { TextField } from './text-field.tsx'

type Props = {
  label: string
  name: string
  moment: Date | string | null
  hint?: string
  error: string | undefined
  /** Of the form it belongs to, where it stands outside of it. */
  form?: string
}

/** A day and a time, typed in the browser's own time zone and sent as a moment that means the same everywhere. */
export function MomentField({ label, name, moment, hint, error, form }: Props) {
  const first = moment === null ? '' : new Date(moment).toISOString()
  const [sent, setSent] = useState(first)
  const [typed, setTyped] = useState('')
  // The server does not know the browser's time zone: the field is filled once the page is there.
  useEffect(() => setTyped(toLocal(first)), [first])
  return (
    <>
      <input type="hidden" name={name} value={sent} form={form} />
      <TextField
        label={label}
        type="datetime-local"
        hint={hint}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setSent(value === '' ? '' : new Date(value).toISOString())
        }}
        error={error}
        isOptional
      />
    </>
  )
}

function toLocal(iso: string): string {
  if (iso === '') return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
