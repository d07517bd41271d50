import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The field a code is scanned or typed into. Its form's button is disabled until `isReady`, so that Enter sends nothing
 * before the page can handle it; text entered that early stays, selected, and is replaced by the next scan.
 */
export function useScanField(onCode: (code: string) => void): {
  field: RefObject<HTMLInputElement | null>
  isReady: boolean
  submit: (event: FormEvent<HTMLFormElement>) => void
} {
  const field = useRef<HTMLInputElement>(null)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (field.current?.value) field.current.select()
    setIsReady(true)
  }, [])
  return {
    field,
    isReady,
    submit(event) {
      event.preventDefault()
      const code = field.current?.value.trim() ?? ''
      if (field.current) field.current.value = ''
      if (code !== '') onCode(code)
    },
  }
}
