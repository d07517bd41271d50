import { useAsked } from '#app/operations/use-asked.ts'
import type { ValueOf } from '#server/operations.ts'

export type Found = ValueOf<'search.everything'>['found'][number]

type Answer = { found: readonly Found[]; problem: string | null }

/** A key that follows within this many ms asks instead of the one before. */
const restMilliseconds = 120

/** What the shop finds; what was found last stays until the next answer. `isBusy` while one is on its way. */
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
