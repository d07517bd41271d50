import { useEffect } from 'react'
import { data, isRouteErrorResponse, useLocation, type useMatches, useRevalidator } from 'react-router'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Route } from './+types/root.ts'

/**
 * A page stays as it is, with all that was typed in it, where an answer failed on our side or never came, instead of giving way
 * to an error page: that of a form, and that of the page itself, which is read again after each form and for news.
 */
export const keepPage: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const answers = await next()
  if (request.signal.aborted) return answers
  if (request.method !== 'GET') keepWhatWasTyped(answers)
  else if (shown?.at === url.pathname + url.search) keepWhatWasRead(answers, shown)
  return answers
}

type Answers = Awaited<ReturnType<Parameters<Route.ClientMiddlewareFunction>[1]>>

export function keepWhatWasTyped(answers: Answers): void {
  for (const answer of Object.values(answers)) {
    const words = answer.type === 'error' ? adviceFor(causeOf(answer.result)) : null
    if (words === null) continue
    notify.error(words, 'What you filled in is still here. Try again in a moment.')
    answer.type = 'data'
    // A status of failure, after which the page's data is not read anew: that could fail as well.
    answer.result = data(undefined, { status: 503 })
  }
}

/** What is on the screen: its address, what each route read, and how that is read again. */
type ShownPage = { at: string; read: Record<string, unknown>; readAgain: () => void }

let shown: ShownPage | null = null
let isOld = false

const oldPage = 'old-page'
const secondsBetween = 5

function beOld(was: boolean): void {
  if (isOld && !was) notify.withdraw(oldPage)
  isOld = was
}

export function keepWhatWasRead(answers: Answers, page: ShownPage): void {
  const failed = Object.entries(answers).filter(([, { type }]) => type === 'error')
  const causes = failed.map(([, { result }]) => result).filter((cause) => !isForWantOfAnother(cause))
  const words = causes.map(adviceFor)
  const [title] = words
  const isKept = words.every(Boolean) && failed.every(([route]) => page.read[route] !== undefined)
  if (!title || !isKept) {
    beOld(false)
    return
  }
  for (const [route, answer] of failed) Object.assign(answer, { type: 'data', result: page.read[route] })
  const seconds = Object(causes[0]).data?.retryAfterSeconds ?? secondsBetween
  setTimeout(() => shown?.at === page.at && shown.readAgain(), seconds * 1000)
  if (isOld) return
  beOld(true)
  notify.error(title, 'This page shows what it did before. It is read again in a moment.', {
    id: oldPage,
    duration: Number.POSITIVE_INFINITY,
  })
}

/** Stands once in the page (app/root.tsx). */
export function useKeptPage(matches: ReturnType<typeof useMatches>): void {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const at = pathname + search
    if (shown?.at !== at) beOld(false)
    const read = Object.fromEntries(matches.map(({ id, loaderData }) => [id, loaderData]))
    shown = { at, read, readAgain: () => void revalidate() }
  }, [pathname, search, matches, revalidate])
}

/** React Router wraps what an action threw, unless that is a response. */
function causeOf(result: unknown): unknown {
  const wrapped = Object(result)
  return 'init' in wrapped && 'data' in wrapped ? wrapped.data : result
}

/** Of a route that has no answer since that of another is one for the whole page. */
const isForWantOfAnother = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('No result found')

/** Null for what is an answer: a redirect, a refusal, a shop that is closed. */
function adviceFor(failure: unknown): string | null {
  if (isRouteErrorResponse(failure)) {
    if (failure.status === 429) return 'Too many requests came from your network'
    const isClosed = typeof failure.data?.maintenanceMessage === 'string'
    return failure.status >= 500 && !isClosed ? 'An unexpected error occurred' : null
  }
  if (!(failure instanceof Error)) return null
  return failure instanceof TypeError ? 'The shop could not be reached' : 'An unexpected error occurred'
}
