import { useAsked } from '#app/operations/use-asked.ts'
import type { ValueOf } from '#server/operations.ts'

export type Found = ValueOf<'search.everything'>['found'][number]

type Answer = { found: readonly Found[]; problem: string | null }

/** A keystroke within this many ms replaces the pending search. */
const restMilliseconds = 120

/** The search results; the previous ones stay until the next answer. `isBusy` while a request is in flight. */
export function useFound(words: string): Answer & { isBusy: boolean } {
  const text = words.trim()
  const input = text === '' ? null : { text }
  const { answer, isBusy } = useAsked('search.everything', 'GET /search', input, { rest: restMilliseconds })
  return {
    found: answer?.ok ? answer.value.found : [],
    problem: answer?.ok === false ? answer.message : null,
    isBusy,
  }
}
