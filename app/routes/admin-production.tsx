import { data } from 'react-router'
import { type ProductionAnswer, runProductionAction } from '#app/admin/production/production-actions.ts'
import { ProductionPage } from '#app/admin/production/production-page.tsx'
import { RoomFailed } from '#app/admin/room-failed.tsx'
import { answerOr } from '#app/answer-or.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-production.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Production · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return context.get(shopContext).production.readBoard(actor)
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const answer = await runProductionAction(context.get(shopContext), actor, await readForm(request))
  return data(answer, { status: answer.intent === 'failed' ? 400 : 200 })
}

/** On a bad network the board stays, and says that nothing was moved. */
export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ProductionAnswer> {
  return answerOr(serverAction, {
    intent: 'failed',
    message: 'The server could not be reached. Nothing was changed.',
  })
}

export default function AdminProduction({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['production.changed', 'order.changed', 'order.placed'])
  return <ProductionPage board={loaderData} />
}

export function ErrorBoundary() {
  return <RoomFailed title="Failed to load the production board" />
}
