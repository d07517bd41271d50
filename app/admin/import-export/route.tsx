import { ImportExportPage } from '#app/admin/import-export/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Import & export · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { importExport } = context.get(shopContext)
  return { imports: await importExport.list(actor) }
}

export default function AdminImportExport({ loaderData }: Route.ComponentProps) {
  return <ImportExportPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Imports can’t be loaded right now" />
}
