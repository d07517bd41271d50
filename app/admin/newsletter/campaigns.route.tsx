import { CampaignsPage } from '#app/admin/newsletter/campaigns-page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/campaigns.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Campaigns · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { newsletter } = context.get(shopContext)
  const before = url.searchParams.get('before') ?? undefined
  const page = await newsletter.campaigns.list(actor, before)
  return { ...page, isFirst: before === undefined }
}

export default function AdminCampaigns({ loaderData }: Route.ComponentProps) {
  return <CampaignsPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching campaigns" />
}
