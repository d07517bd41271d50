import { redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/export.route.ts'

/** All of the user's own data as a JSON file, streamed while it is read. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  if (!actor.user) throw redirect('/auth?next=/profile', 303)
  const outcome = await context.get(shopContext).ownData.export(actor)
  if (!outcome.ok)
    return new Response(
      'You have downloaded your data too many times for now. Please try again in an hour.',
      {
        status: 429,
        headers: { 'retry-after': String(outcome.retryAfterSeconds), 'content-type': 'text/plain' },
      },
    )
  const { fileName, body } = outcome
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
