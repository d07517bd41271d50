import { useEffect } from 'react'
import type { Notice } from '#app/shell/notices.ts'
import { notify } from '#app/ui/toasts/toast.tsx'

/** Shows an answer's message as a toast, once per answer. */
export function useAnswerToast(answer: object | undefined, message: Notice | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message after another try is news again.
  useEffect(() => {
    if (message) notify[message.tone](message.title, message.description)
  }, [answer])
}
