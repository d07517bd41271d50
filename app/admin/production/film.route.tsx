import { FilmPage } from '#app/admin/production/film-page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/film.route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Film · Admin Portal' }]

/** `?from=2026-11-01&to=2026-11-30`: days of the shop's calendar. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const asked = { from: url.searchParams.get('from'), to: url.searchParams.get('to') }
  return context.get(shopContext).production.reportFilm(actor, asked)
}

export default function AdminProductionFilm({ loaderData }: Route.ComponentProps) {
  return <FilmPage report={loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Failed to load the film report" />
}
