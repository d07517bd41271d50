import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/mail.route.ts'
import { OpenMail } from './open-mail.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Email · Admin Portal' }]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const mail = await context.get(shopContext).mail.getForStaff(actor, params.mailId)
  if (!mail) throw data('There is no such email.', { status: 404 })
  return { mail }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'mails.resend'>(asked, { 'mails.resend': () => ({ mail: asked.params.mailId }) })

export default function AdminMail({ loaderData }: Route.ComponentProps) {
  return <OpenMail key={loaderData.mail.id} mail={loaderData.mail} />
}
