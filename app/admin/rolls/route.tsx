import { RollsPage } from '#app/admin/rolls/page.tsx'
import { readPrinterForm, readProfileForm } from '#app/admin/rolls/read-printer-form.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Rolls of film · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return context.get(shopContext).operations.ask('rolls.read-waiting', actor, {})
}

export function action(call: Route.ActionArgs) {
  const chosen = (form: FormData) => ({ printer: form.get('printer'), items: form.getAll('items') })
  const fields = (form: FormData) => Object.fromEntries(form)
  return answerOperation(call, {
    'rolls.propose': chosen,
    'rolls.create': chosen,
    'printers.create': readPrinterForm,
    'printers.update': (form) => ({ ...readPrinterForm(form), version: Number(form.get('version')) }),
    'printers.remove': fields,
    'printers.set-profile': readProfileForm,
    'printers.remove-profile': fields,
  })
}

export default function AdminRolls({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['roll.changed', 'production.changed', 'order.placed', 'order.changed'])
  return <RollsPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Failed to load the rolls" />
}
