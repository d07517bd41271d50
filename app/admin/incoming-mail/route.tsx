import { redirect } from 'react-router'
import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'
import { IncomingMailPage } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Incoming mail · Admin Portal' }]

const searchSchema = z.object({
  state: z.enum(['received', 'taken', 'unmatched', 'ignored', 'dismissed']).optional().catch(undefined),
  text: z.string().trim().max(100).optional().catch(undefined),
  before: z.iso.datetime().optional().catch(undefined),
})

const searchOf = (url: URL) =>
  searchSchema.parse(Object.fromEntries([...url.searchParams].filter(([, value]) => value !== '')))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const search = searchOf(url)
  const found = await context.get(shopContext).inboundMails.list(actor, search)
  const openId = url.searchParams.get('mail')
  return { ...found, search, open: found.mails.find(({ id }) => id === openId) ?? found.mails[0] ?? null }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'inbound-mails.assign' | 'inbound-mails.dismiss'>(
    asked,
    {
      'inbound-mails.assign': (form) => ({ mail: form.get('mail'), orderNumber: form.get('orderNumber') }),
      'inbound-mails.dismiss': (form) => ({ mail: form.get('mail') }),
    },
    {
      'inbound-mails.assign': ({ orderId }) => {
        throw redirect(`/admin/orders/${orderId}`, 303)
      },
    },
  )

export default function AdminIncomingMail({ loaderData }: Route.ComponentProps) {
  return <IncomingMailPage {...loaderData} />
}
