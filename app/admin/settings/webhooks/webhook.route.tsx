import { data, redirect } from 'react-router'
import { readWebhookForm } from '#app/admin/settings/webhooks/webhook-fields.tsx'
import { WebhookPage } from '#app/admin/settings/webhooks/webhook-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/webhook.route.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.webhook.name ?? 'Webhook'} · Admin Portal` },
]

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { operations } = context.get(shopContext)
  const { webhooks } = await operations.ask('webhooks.list', actor, {})
  const webhook = webhooks.find(({ id }) => id === params.webhookId)
  if (!webhook) throw data('There is no such webhook.', { status: 404 })
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const listed = await operations.call('webhooks.deliveries', actor, {
    webhook: webhook.id,
    cursor,
    limit: 20,
  })
  if (listed.ok) return { webhook, ...listed.value }
  // A truncated address shows the newest.
  throw redirect(`/admin/settings/webhooks/${webhook.id}`)
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<Calls>(
    asked,
    {
      'webhooks.update': (form) => ({
        ...readWebhookForm(form),
        ...{ webhook: form.get('webhook'), version: form.get('version'), isActive: form.has('isActive') },
      }),
      'webhooks.change-secret': webhookOf,
      'webhooks.remove': webhookOf,
      'webhooks.try': webhookOf,
      'webhooks.repeat': (form) => ({ ...webhookOf(form), delivery: form.get('delivery') }),
    },
    {
      'webhooks.remove': () => {
        throw redirect('/admin/settings/webhooks')
      },
    },
  )

type Calls =
  | 'webhooks.update'
  | 'webhooks.change-secret'
  | 'webhooks.remove'
  | 'webhooks.try'
  | 'webhooks.repeat'

const webhookOf = (form: FormData) => ({ webhook: form.get('webhook') })

export default function AdminSettingsWebhook({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['webhook.changed'])
  return <WebhookPage {...loaderData} />
}
