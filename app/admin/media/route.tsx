import { MediaPage } from '#app/admin/media/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Media library · Admin Portal' }]

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { mediaLibrary } = context.get(shopContext)
  const asked = mediaLibrary.readFilter(url.searchParams)
  return { ...(await mediaLibrary.list(actor, asked)), asked }
}

export default function AdminMedia({ loaderData }: Route.ComponentProps) {
  return <MediaPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error loading the media library" />
}
