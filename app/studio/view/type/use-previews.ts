import { useEffect, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import type { Lettering, LetteringPreview } from '#domain/lettering/lettering.ts'
import { letteringSchema } from '#domain/lettering/lettering-input.ts'

/** The pause in typing after which the server is asked. */
const pause = 150

export type Previews = {
  /** In the order requested; those of the last answer while a newer request is in flight. */
  previews: readonly LetteringPreview[]
  /** The letterings that these are of. */
  letterings: readonly Lettering[]
  /** Why there is no newer answer: the shop cannot be reached, or refuses. */
  problem: string | null
  isWaiting: boolean
}

type Answered = {
  asked: string
  letterings: readonly Lettering[]
  previews: readonly LetteringPreview[]
}

/** Previews of texts, drawn by the server just as it draws them for print. Requested again as they change. */
export function usePreviews(letterings: readonly Lettering[]): Previews {
  const [answer, setAnswer] = useState<Answered>({ asked: '', letterings: [], previews: [] })
  const [problem, setProblem] = useState<string | null>(null)
  const asked = JSON.stringify(letterings)
  useEffect(() => {
    if (asked === '[]') return
    let isStale = false
    const timer = setTimeout(async () => {
      const asking: readonly Lettering[] = JSON.parse(asked)
      const said = await callOperation('letterings.preview', 'POST /letterings/previews', {
        letterings: asking,
      })
      if (isStale) return
      setProblem(said.ok ? null : said.message)
      if (said.ok) setAnswer({ asked, letterings: asking, previews: said.value.previews })
    }, pause)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [asked])
  const isEmpty = asked === '[]'
  return {
    previews: isEmpty ? [] : answer.previews,
    letterings: isEmpty ? [] : answer.letterings,
    problem: isEmpty ? null : problem,
    isWaiting: !isEmpty && answer.asked !== asked && problem === null,
  }
}

/** The first problem with a text as it is typed; null if it can be drawn. */
export function firstProblem(lettering: unknown): string | null {
  const read = letteringSchema.safeParse(lettering)
  return read.success ? null : (read.error.issues[0]?.message ?? 'This can’t be drawn.')
}
