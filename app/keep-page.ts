import { useEffect } from 'react'
import { data, isRouteErrorResponse, useLocation, type useMatches, useRevalidator } from 'react-router'
import { notify } from '#app/ui/toasts/toast.tsx'
import type { Route } from './+types/root.ts'

/**
 * Keeps a page, with everything typed into it, if an answer failed on our side or never came, instead of showing an
 * error page. This covers answers to a form and the page's own data, which is read again after each form and on live
 * news.
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
    notify.error(words, 'Your entries are still here. Try again in a moment.')
    answer.type = 'data'
    // An error status keeps React Router from revalidating the page's data, which could fail too.
    answer.result = data(undefined, { status: 503 })
  }
}

/** What is on the screen: its URL, each route's data, and how to read that again. */
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
  notify.error(title, 'This page is out of date. We’ll refresh it in a moment.', {
    id: oldPage,
    duration: Number.POSITIVE_INFINITY,
  })
}

/** Used once per page (app/root.tsx). */
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

/** React Router wraps what an action threw, unless it is a response. */
function causeOf(result: unknown): unknown {
  const wrapped = Object(result)
  return 'init' in wrapped && 'data' in wrapped ? wrapped.data : result
}

/** For a route that has no answer because another route's answer covers the whole page. */
const isForWantOfAnother = (cause: unknown): boolean =>
  cause instanceof Error && cause.message.startsWith('No result found')

/** Null if it is a regular answer: a redirect, a refusal, a closed shop. */
function adviceFor(failure: unknown): string | null {
  if (isRouteErrorResponse(failure)) {
    if (failure.status === 429) return 'Too many requests came from your network'
    const isClosed = typeof failure.data?.maintenanceMessage === 'string'
    return failure.status >= 500 && !isClosed ? 'An unexpected error occurred' : null
  }
  if (!(failure instanceof Error)) return null
  return failure instanceof TypeError ? 'We couldn’t reach the shop' : 'An unexpected error occurred'
}
