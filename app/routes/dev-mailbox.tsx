import { shopContext, visitContext } from '#app/context.ts'
import { MailboxPage } from '#app/mailbox/mailbox-page.tsx'
import type { Route } from './+types/dev-mailbox.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [
  { title: 'Dev mailbox' },
  { name: 'robots', content: 'noindex' },
]

/** Mails hold sign-in links: they are shown only while no mail server is set, and to staff or on the machine itself. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { mail } = context.get(shopContext)
  const { actor, clientAddress } = context.get(visitContext)
  const isStaff = actor.user?.role === 'admin' || actor.user?.role === 'owner'
  const isThisMachine = clientAddress === '127.0.0.1' || clientAddress === '::1'
  if (mail.hasTransport || !(isStaff || isThisMachine)) throw new Response('Not found', { status: 404 })
  const mails = await mail.list()
  const openId = url.searchParams.get('mail')
  return { mails, open: mails.find((one) => one.id === openId) ?? mails[0] ?? null }
}

export default function DevMailbox({ loaderData }: Route.ComponentProps) {
  return <MailboxPage {...loaderData} />
}
