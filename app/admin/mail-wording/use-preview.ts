import { useEffect, useRef, useState } from 'react'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { MailWords } from '#domain/shop/mail-words.ts'
import type { MailPreview } from '#server/mail/index.ts'

/** In ms after the last keystroke. */
const pause = 300

/** The email in the form's current wording as it is typed; problems with it appear once it has been checked. */
export function usePreview(
  words: MailWords,
  first: MailPreview,
): { shown: MailPreview; fieldErrors: FieldErrors | null } {
  const [shown, setShown] = useState(first)
  const call = useOperation<'mails.preview-words'>({
    failed: () => null,
    onDone: (_operation, preview) => setShown(preview),
  })
  const send = useRef(call.send)
  useEffect(() => {
    send.current = call.send
  })
  const asked = useRef(words)
  useEffect(() => {
    if (words === asked.current) return
    const timer = setTimeout(() => {
      asked.current = words
      send.current(
        'mails.preview-words',
        { words: JSON.stringify(words) },
        { defaultShouldRevalidate: false },
      )
    }, pause)
    return () => clearTimeout(timer)
  }, [words])
  return { shown, fieldErrors: call.answer ? call.fieldErrors : null }
}
