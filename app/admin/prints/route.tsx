import { PrintsPage } from '#app/admin/prints/page.tsx'
import { readPrintForm } from '#app/admin/prints/read-print-form.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { printMessages } from '#domain/catalog/print-editing.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Print Manager · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { prints, settings } = context.get(shopContext)
  const [products, { siteName }] = await Promise.all([prints.listForStaff(actor), settings.read()])
  return { products, siteName }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'prints.create' | 'prints.update' | 'prints.remove'>(asked, {
    'prints.create': readPrintForm,
    'prints.update': async (form) => ({
      ...(await readPrintForm(form)),
      print: form.get('print'),
      version: form.get('version'),
    }),
    'prints.remove': (form) => ({ print: form.get('print') }),
  })

export default function AdminPrints({ loaderData }: Route.ComponentProps) {
  return <PrintsPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title={printMessages.loadFailed} />
}
