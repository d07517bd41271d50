import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'
import { RetentionPage } from './page.tsx'
import { readRetentionForm } from './read-retention-form.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Data retention · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [read, { version }] = await Promise.all([
    shop.operations.ask('retention.read', actor, {}),
    shop.settings.readForStaff(actor),
  ])
  return { ...read, version }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'retention.preview': readRetentionForm,
    'settings.change-retention': readRetentionForm,
  })

export default function AdminSettingsRetention({ loaderData }: Route.ComponentProps) {
  return <RetentionPage {...loaderData} />
}
