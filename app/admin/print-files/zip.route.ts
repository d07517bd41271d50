import { Readable } from 'node:stream'
import { redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/zip.route.ts'

/** The ready print files of the chosen orders and items, as one archive. */
export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const idsIn = (name: string): string[] => form.getAll(name).filter(isUuid)
  const choice = { orders: idsIn('orders'), items: idsIn('items') }
  const archive = await context.get(shopContext).printFiles.downloadAll(actor, choice)
  if (!archive) return new Response('None of these files is ready.', { status: 404 })
  return new Response(Readable.toWeb(await archive.open()) as ReadableStream, {
    headers: {
      'content-type': archive.contentType,
      'content-disposition': `attachment; filename="${archive.fileName}"`,
      'cache-control': 'no-store',
    },
  })
}

/** There is nothing to read here: opening the address by hand redirects to the orders. */
export const loader = () => redirect('/admin')
