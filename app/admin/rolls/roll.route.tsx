import { RollPage } from '#app/admin/rolls/roll-page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/roll.route.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.roll.code ?? 'Roll'} · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return context.get(shopContext).operations.ask('rolls.read', actor, { roll: params.rollId })
}

export function action(call: Route.ActionArgs) {
  const fields = (form: FormData) => Object.fromEntries(form)
  const roll = () => ({ roll: call.params.rollId })
  return answerOperation(call, {
    'rolls.print': roll,
    'rolls.deliver': roll,
    'rolls.approve': roll,
    'rolls.take-apart': roll,
    'rolls.try-again': roll,
    'rolls.reprint': fields,
    'production.reprint': fields,
  })
}

export default function AdminRoll({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation([
    'roll.changed',
    'print-file.changed',
    'production.changed',
    'order.changed',
    'edit-request.created',
    'edit-request.changed',
  ])
  return <RollPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Failed to load the roll" />
}
