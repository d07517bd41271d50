import { WebhooksPage } from '#app/admin/settings/webhooks/page.tsx'
import { readWebhookForm } from '#app/admin/settings/webhooks/webhook-fields.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Webhooks · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return context.get(shopContext).operations.ask('webhooks.list', actor, {})
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'webhooks.create'>(asked, { 'webhooks.create': readWebhookForm })

export default function AdminSettingsWebhooks({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['webhook.changed'])
  return <WebhooksPage {...loaderData} />
}
