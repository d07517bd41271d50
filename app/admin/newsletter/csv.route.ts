import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/csv.route.ts'

/** Export CSV: everyone who signed up, as a file. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  return new Response(await context.get(shopContext).newsletter.exportCsv(actor), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="newsletter-signups.csv"',
      'cache-control': 'no-store',
    },
  })
}
