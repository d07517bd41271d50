import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'

const pauseMilliseconds = 250

/** Searches while one types; the field follows the address when one goes back. */
export function useLiveSearch(search: string): {
  field: RefObject<HTMLInputElement | null>
  onChange: () => void
} {
  const submit = useSubmit()
  const { location } = useNavigation()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Who opens an article right after typing is not taken back to the list by a search that comes late.
  useEffect(() => {
    if (location) clearTimeout(timer.current)
  }, [location])

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
