import { type RefObject, useEffect, useRef } from 'react'
import { useNavigation, useSubmit } from 'react-router'

const pauseMilliseconds = 250

/** Searches while the user types; the field follows the URL when the user goes back. */
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
  // Pressing Enter or a category needs no second search.
  useEffect(() => {
    if (!location) return
    clearTimeout(timer.current)
    timer.current = undefined
  }, [location])

  const searchNow = (): void => {
    timer.current = undefined
    const form = field.current?.form
    // Going back once leads to the whole list, not through every keystroke.
    if (form) void submit(form, { replace: search !== '', preventScrollReset: true })
  }
  return {
    field,
    onChange() {
      clearTimeout(timer.current)
      timer.current = setTimeout(searchNow, pauseMilliseconds)
    },
    // On leaving the field, the user is heading for a result: the search is submitted first, so that whatever is opened
    // comes after it, never before.
    onBlur() {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      searchNow()
    },
  }
}
