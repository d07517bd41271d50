import { type RefObject, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

const pauseMilliseconds = 250

/** Searches while one types; the field follows the address when one goes back. */
export function useLiveSearch(search: string): {
  field: RefObject<HTMLInputElement | null>
  onChange: () => void
} {
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    field,
    onChange() {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const form = field.current?.form
        // One step back leads to the whole list, not through every letter.
        if (form) void submit(form, { replace: search !== '', preventScrollReset: true })
      }, pauseMilliseconds)
    },
  }
}
