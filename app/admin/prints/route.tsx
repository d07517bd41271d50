import { readPlainList } from '#app/admin/lists/read-plain-list.ts'
import { PrintsPage } from '#app/admin/prints/page.tsx'
import { readPrintForm } from '#app/admin/prints/read-print-form.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { printMessages } from '#domain/catalog/print-editing.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Print Manager · Admin Portal' }]

/** Cards per page: full rows at every width. */
const limit = 48

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [page, count, { siteName }] = await Promise.all([
    readPlainList(shop, actor, { name: 'prints.list', limit }, url),
    shop.prints.countForStaff(actor),
    shop.settings.read(),
  ])
  return { ...page, count, siteName }
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
