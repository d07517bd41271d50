import { readList } from '#app/admin/lists/read-list.ts'
import { NewsletterPage } from '#app/admin/newsletter/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { signupsSource } from './signups-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Newsletter · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  return readList(shop, actor, url.searchParams, signupsSource(shop, actor))
}

export default function AdminNewsletter({ loaderData }: Route.ComponentProps) {
  return <NewsletterPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching signups" />
}
