import { useEffect, useState } from 'react'
import { inTab, keepText, readText } from '#app/browser-storage.ts'

/** What is typed under that key, kept in this tab until it is sent: it is there again after a look elsewhere. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(readText(inTab, key) ?? ''), [key])
  const keep = (next: string): void => {
    setText(next)
    // A browser that keeps nothing has it as long as the page is open.
    keepText(inTab, key, next || null)
  }
  return [text, keep]
}
