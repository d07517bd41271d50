import { data, type RouterContextProvider } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readForm } from '#app/read-body.ts'
import type { Shop } from '#server/shop.ts'

/** The data for both pages of a newsletter link. */
export async function loadMembership(
  { newsletter, settings }: Pick<Shop, 'newsletter' | 'settings'>,
  url: URL,
) {
  const token = url.searchParams.get('token') ?? ''
  const [membership, { siteName }] = await Promise.all([newsletter.findMembership(token), settings.read()])
  return { membership, siteName }
}

type Call = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * Handles the buttons of both pages, and one-click unsubscribe in mail programs, which post
 * `List-Unsubscribe=One-Click` to the link's own URL, without cookies (RFC 8058 section 3.2).
 */
export async function answerMembership(call: Call) {
  const ofLink = { token: new URL(call.request.url).searchParams.get('token') ?? '' }
  const form = await readForm(call.request.clone())
  if (form.get('List-Unsubscribe') === 'One-Click') {
    const { actor } = call.context.get(visitContext)
    const { ok } = await call.context
      .get(shopContext)
      .operations.call('newsletter.unsubscribe', actor, ofLink)
    return data(null, { status: ok ? 200 : 404 })
  }
  return answerOperation(call, { 'newsletter.confirm': () => ofLink, 'newsletter.unsubscribe': () => ofLink })
}
