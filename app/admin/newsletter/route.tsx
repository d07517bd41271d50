import { NewsletterPage } from '#app/admin/newsletter/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Newsletter · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { newsletter, settings } = context.get(shopContext)
  const search = (url.searchParams.get('search') ?? '').trim().replaceAll('\0', '').slice(0, 100)
  const before = url.searchParams.get('before') ?? undefined
  const page = await newsletter.list(actor, { search, before })
  return { ...page, search, isFirst: before === undefined, timeZone: (await settings.read()).timeZone }
}

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching signups" />
}
