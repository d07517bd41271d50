import { data, redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/mail.route.ts'
import { OpenIncoming } from './open-incoming.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Incoming email · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const mail = await context.get(shopContext).inboundMails.get(actor, params.mailId)
  if (!mail) throw data('There is no such email.', { status: 404 })
  return { mail }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'inbound-mails.assign' | 'inbound-mails.dismiss'>(
    asked,
    {
      'inbound-mails.assign': (form) => ({
        mail: asked.params.mailId,
        orderNumber: form.get('orderNumber'),
      }),
      'inbound-mails.dismiss': () => ({ mail: asked.params.mailId }),
    },
    {
      'inbound-mails.assign': ({ orderId }) => {
        throw redirect(`/admin/orders/${orderId}`, 303)
      },
    },
  )

export default function AdminIncomingMail({ loaderData }: Route.ComponentProps) {
  return <OpenIncoming key={loaderData.mail.id} mail={loaderData.mail} />
}
