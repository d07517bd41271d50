import { z } from 'zod'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/tickets.route.ts'

const idsSchema = z.array(z.uuid()).max(500)

/** Job tickets as PDF: `?items=id,id`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const ids = idsSchema.safeParse(url.searchParams.get('items')?.split(',') ?? [])
  const pdf = ids.success ? await context.get(shopContext).production.printTickets(actor, ids.data) : null
  if (!pdf) return new Response('None of these items is on the floor.', { status: 404 })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="job-tickets.pdf"',
      'cache-control': 'no-store',
    },
  })
}
