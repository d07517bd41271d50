import { useState } from 'react'
import { useShopClock } from '#app/shop-clock.ts'
import { localTimeOf, momentOf } from '#domain/local-time.ts'
import { TextField } from './text-field.tsx'

type Props = {
  label: string
  name: string
  moment: Date | string | null
  hint?: string
  error: string | undefined
  /** Id of the form it belongs to, if it is outside of it. */
  form?: string
  isRequired?: boolean
  /** ISO 8601, empty if nothing is typed. */
  onMoment?: (moment: string) => void
}

/** A date and time, entered in the shop's time zone and sent as a timestamp that means the same everywhere. */
export function MomentField({ label, name, moment, hint, error, form, isRequired = false, onMoment }: Props) {
  const { timeZone } = useShopClock()
  const first = moment === null ? null : new Date(moment)
  const [sent, setSent] = useState(first?.toISOString() ?? '')
  const [typed, setTyped] = useState(first === null ? '' : typedAt(first, timeZone))
  return (
    <>
      <input type="hidden" name={name} value={sent} form={form} />
      <TextField
        label={label}
        type="datetime-local"
        hint={[hint, `Time zone: ${timeZone}`].filter(Boolean).join('. ')}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          const [day = '', time = ''] = value.split('T')
          const next = value === '' ? '' : momentOf(day, time, timeZone).toISOString()
          setSent(next)
          onMoment?.(next)
        }}
        error={error}
        isOptional={!isRequired}
      />
    </>
  )
}

/** In the format of the browser's field: "2026-11-20T13:05". */
function typedAt(moment: Date, timeZone: string): string {
  const { day, time } = localTimeOf(moment, timeZone)
  return `${day}T${time}`
}
