import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/mail.route.ts'
import { MailWordingPage } from './mail-page.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.wording.title ?? 'Email wording'} · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const wording = await context.get(shopContext).mail.wording(actor, params.mail)
  if (!wording) throw data('There is no such email.', { status: 404 })
  return { wording, email: actor.user?.email ?? '' }
}

export function action(call: Route.ActionArgs) {
  const worded = (form: FormData) => ({ mail: call.params.mail, words: readJsonField(form, 'words') })
  return answerOperation(call, {
    'settings.change-mail-words': (form) => ({ ...worded(form), version: form.get('version') }),
    'mails.preview-words': worded,
    'mails.test-words': worded,
  })
}

export default function AdminMailWording({ loaderData, params }: Route.ComponentProps) {
  return <MailWordingPage key={params.mail} {...loaderData} />
}
