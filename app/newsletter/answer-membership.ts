import { data } from 'react-router'
import { readForm } from '#app/read-body.ts'
import type { Shop } from '#server/compose.ts'

/** What both pages of a newsletter link are shown with. */
export async function loadMembership(
  { newsletter, settings }: Pick<Shop, 'newsletter' | 'settings'>,
  url: URL,
) {
  const token = url.searchParams.get('token') ?? ''
  const [membership, { siteName }] = await Promise.all([newsletter.findMembership(token), settings.read()])
  return { membership, token, siteName }
}

/**
 * The buttons of both pages, and the one click of mail programs, which post `List-Unsubscribe=One-Click` to the link's
 * own address, without cookies (RFC 8058 section 3.2).
 */
export async function answerMembership(newsletter: Shop['newsletter'], request: Request) {
  const form = await readForm(request)
  const isOneClick = form.get('List-Unsubscribe') === 'One-Click'
  const token = String(form.get('token') ?? new URL(request.url).searchParams.get('token') ?? '')
  const intent = isOneClick ? 'unsubscribe' : form.get('intent')
  if (intent !== 'subscribe' && intent !== 'unsubscribe')
    throw data('The form was not understood.', { status: 400 })
  const isDone =
    intent === 'subscribe' ? await newsletter.confirm(token) : await newsletter.unsubscribe(token)
  return data({ isDone }, { status: isDone ? 200 : 404 })
}
