import { useEffect, useState } from 'react'
import { TextField } from '#app/ui/text-field.tsx'

/** When an article appears: typed in the browser's own time, sent as a moment that means the same everywhere. */
export function PublishAtField({
  publishedAt,
  error,
}: {
  publishedAt: string | null
  error: string | undefined
}) {
  const [moment, setMoment] = useState(publishedAt ?? '')
  const [typed, setTyped] = useState('')
  // The server does not know the browser's time zone: the field is filled once the page is there.
  useEffect(() => setTyped(toLocal(publishedAt)), [publishedAt])
  return (
    <>
      <input type="hidden" name="publishAt" value={moment} />
      <TextField
        label="Appears"
        type="datetime-local"
        hint="Left empty, as soon as it is published"
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setMoment(value === '' ? '' : new Date(value).toISOString())
        }}
        error={error}
        isOptional
      />
    </>
  )
}

function toLocal(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
