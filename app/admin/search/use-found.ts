import { useEffect, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { ValueOf } from '#server/operations.ts'

export type Found = ValueOf<'search.everything'>['found'][number]

type Answer = { text: string; found: readonly Found[]; problem: string | null }

/** A key that follows within this many ms asks instead of the one before. */
const pause = 120

const nothing: Answer = { text: '', found: [], problem: null }

/** What the shop finds; what was found last stays until the next answer. `isBusy` while one is on its way. */
export function useFound(words: string): Answer & { isBusy: boolean } {
  const text = words.trim()
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    if (text === '') return setAnswer(nothing)
    const waiting = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const called = await callOperation(
          'search.everything',
          'GET /search',
          { text },
          { signal: waiting.signal },
        )
        if (called.ok) setAnswer({ text, found: called.value.found, problem: null })
        else setAnswer({ text, found: [], problem: called.message })
      } catch (error) {
        if (!waiting.signal.aborted) throw error
      }
    }, pause)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [text])
  return { ...answer, isBusy: text !== answer.text }
}
