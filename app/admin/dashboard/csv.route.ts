import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/csv.route.ts'

const tables = ['days', 'statuses', 'products', 'visits', 'pages', 'sources', 'devices'] as const

/** One of the dashboard's tables as a file, for the same period. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const table = tables.find((one) => one === url.searchParams.get('table'))
  if (!table) throw data('There is no such table.', { status: 404 })
  const asked = {
    from: url.searchParams.get('from') ?? undefined,
    to: url.searchParams.get('to') ?? undefined,
  }
  return new Response(await context.get(shopContext).reports.dashboardCsv(actor, asked, table), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${table}.csv"`,
      'cache-control': 'no-store',
    },
  })
}
