import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import { MailboxPage } from '#app/mailbox/mailbox-page.tsx'
import { mayReadMailbox } from '#app/mailbox/may-read-mailbox.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/dev-mailbox.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [
  { title: 'Dev mailbox' },
  { name: 'robots', content: 'noindex' },
]

/** Shown only while no mail server is set, and not to everybody. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { mail } = context.get(shopContext)
  const { actor, clientAddress, origin } = context.get(visitContext)
  const isForwarded = request.headers.has('x-forwarded-for') || request.headers.has('forwarded')
  const reader = { role: actor.user?.role ?? null, clientAddress, origin, isForwarded }
  if (mail.hasTransport || !mayReadMailbox(reader)) throw new Response('Not found', { status: 404 })
  const mails = await mail.list()
  const openId = url.searchParams.get('mail')
  const chosen = mails.find((one) => one.id === openId)
  return {
    mails,
    open: chosen ?? mails[0] ?? null,
    isChosen: chosen !== undefined,
    mayBounce: reader.role === 'owner',
  }
}

/** A mail comes back, for trying out what staff see then. */
export async function action({ context, request }: Route.ActionArgs) {
  const { mail } = context.get(shopContext)
  const { actor } = context.get(visitContext)
  if (mail.hasTransport || actor.user?.role !== 'owner') throw new Response('Not found', { status: 404 })
  const id = z.uuid().safeParse((await readForm(request)).get('id'))
  return { ok: id.success && (await mail.simulateBounce(actor, id.data)) }
}

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  return <MailboxPage {...loaderData} />
}
