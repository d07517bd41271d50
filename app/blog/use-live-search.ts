import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'

const pauseMilliseconds = 250

/** Searches while one types; the field follows the address when one goes back. */
export function useLiveSearch(search: string): {
  field: RefObject<HTMLInputElement | null>
  onChange: () => void
  onBlur: () => void
} {
  const submit = useSubmit()
  const { location } = useNavigation()
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = search
  }, [search])
  useEffect(() => () => clearTimeout(timer.current), [])
  // Who presses Enter, or a category, needs no second search.
  useEffect(() => {
    if (!location) return
    clearTimeout(timer.current)
    timer.current = undefined
  }, [location])

  const searchNow = (): void => {
    timer.current = undefined
    const form = field.current?.form
    // One step back leads to the whole list, not through every letter.
    if (form) void submit(form, { replace: search !== '', preventScrollReset: true })
  }
  return {
    field,
    onChange() {
      clearTimeout(timer.current)
      timer.current = setTimeout(searchNow, pauseMilliseconds)
    },
    // Whoever leaves the field is on the way to a result: what is opened then comes after the search, never before it.
    onBlur() {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      searchNow()
    },
  }
}
