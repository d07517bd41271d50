import { shopContext, visitContext } from '#app/context.ts'
import { keepMailboxKey, readMailboxKey } from '#app/mailbox/mailbox-key.ts'
import { MailboxPage } from '#app/mailbox/page.tsx'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [
  { title: 'Dev mailbox' },
  { name: 'robots', content: 'noindex' },
]

/**
 * Shown only while no mail server is configured. The emails contain sign-in links, including the owner's: only owners
 * may see them, and anyone with the key that the terminal printed at startup. Where a request comes from, and the host
 * name it uses, prove nothing.
 */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { mail, mailboxKey } = context.get(shopContext)
  const visit = context.get(visitContext)
  if (mail.hasTransport) throw new Response('Not found', { status: 404 })
  const key = url.searchParams.get('key')
  if (key !== null && mailboxKey.isRight(key)) return keepMailboxKey(visit, key)
  const isOwner = visit.actor.user?.role === 'owner'
  if (!isOwner && !mailboxKey.isRight(readMailboxKey(request, visit) ?? ''))
    throw new Response('Not found', { status: 404 })
  const mails = await mail.list()
  const openId = url.searchParams.get('mail')
  const chosen = mails.find((one) => one.id === openId)
  return {
    mails,
    open: chosen ?? mails[0] ?? null,
    isChosen: chosen !== undefined,
    mayBounce: isOwner,
  }
}

/** Makes an email bounce, to try out what staff see then. */
export async function action(call: Route.ActionArgs) {
  const { mail } = call.context.get(shopContext)
  const { user } = call.context.get(visitContext).actor
  if (mail.hasTransport || user?.role !== 'owner') throw new Response('Not found', { status: 404 })
  return answerOperation(call, { 'mails.simulate-bounce': (form) => ({ mail: form.get('mail') }) })
}

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  return <MailboxPage {...loaderData} />
}
