import { useEffect, useState } from 'react'
import { inTab, keepText, readText } from '#app/browser-storage.ts'

/** Text typed under a key, kept in this tab until it is sent, so that navigating away does not lose it. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(readText(inTab, key) ?? ''), [key])
  const keep = (next: string): void => {
    setText(next)
    // If the browser stores nothing, it is kept for as long as the page is open.
    keepText(inTab, key, next || null)
  }
  return [text, keep]
}
