import { shopContext, visitContext } from '#app/context.ts'
import { isLocalDay } from '#domain/local-time.ts'
import type { Route } from './+types/pdf.route.ts'

/** `?day=2026-11-26&carrier=USPS`: today and all carriers by default. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const day = url.searchParams.get('day')
  const carrier = url.searchParams.get('carrier')
  const known = day !== null && isLocalDay(day) ? day : null
  const drawn = await context.get(shopContext).sheets.drawDay(actor, { day: known, carrier })
  if (!drawn) return new Response('No parcels went out on this day.', { status: 404 })
  return new Response(new Uint8Array(drawn.bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${drawn.fileName}"`,
      'cache-control': 'no-store',
    },
  })
}
