import { TransferPage } from '#app/admin/import-export/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Import & export · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { transfer, settings } = context.get(shopContext)
  const [transfers, { timeZone }] = await Promise.all([transfer.list(actor), settings.read()])
  return { transfers, timeZone }
}

export default function AdminTransfer({ loaderData }: Route.ComponentProps) {
  return <TransferPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Imports cannot be read just now" />
}
