import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'
import { BackupsPage } from './page.tsx'
import { readPlanForm } from './read-plan-form.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Backups · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  return shop.operations.ask('backups.list', actor, {})
}

export const action = (call: Route.ActionArgs) =>
  answerOperation(call, { 'backups.save-plan': readPlanForm, 'backups.begin': () => ({}) })

export default function AdminSettingsBackups({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['backup.changed'])
  return <BackupsPage {...loaderData} />
}
