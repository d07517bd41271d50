import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/film-csv.route.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const asked = { from: url.searchParams.get('from'), to: url.searchParams.get('to') }
  const { csv, fileName } = await context.get(shopContext).production.exportFilm(actor, asked)
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  })
}
