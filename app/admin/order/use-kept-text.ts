import { useEffect, useState } from 'react'

/** What is typed under that key, kept in this tab until it is sent: it is there again after a look elsewhere. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState('')
  useEffect(() => setText(read(key)), [key])
  const keep = (next: string): void => {
    setText(next)
    write(key, next)
  }
  return [text, keep]
}

function read(key: string): string {
  try {
    return window.sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing has it as long as the page is open.
  }
}
