import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { table } from '#domain/table.ts'
import type { ExportKind } from '#server/import-export/index.ts'
import type { Route } from './+types/file.route.ts'

const files = table<ExportKind>({
  'products.csv': 'products',
  'customers.csv': 'customers',
  'orders.csv': 'orders',
})

/** An export, streamed while it is read. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const kind = files[params.name]
  if (!kind) throw data('There is no such file.', { status: 404 })
  return new Response(await context.get(shopContext).importExport.exportFile(actor, kind), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${params.name}"`,
      'cache-control': 'no-store',
    },
  })
}
