import { answerPrintForm } from '#app/admin/prints/answer-print-form.ts'
import { PrintsPage } from '#app/admin/prints/prints-page.tsx'
import { RoomFailed } from '#app/admin/room-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { printMessages } from '#domain/print-editing.ts'
import type { Route } from './+types/admin-prints.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Print Manager · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { prints, settings } = context.get(shopContext)
  const [products, { siteName }] = await Promise.all([prints.listForStaff(actor), settings.read()])
  return { products, siteName }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  return answerPrintForm(await readForm(request), context.get(shopContext).prints, actor)
}

export default function AdminPrints({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RoomFailed error={error} title={printMessages.loadFailed} />
}
