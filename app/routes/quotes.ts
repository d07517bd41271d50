import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { readQuoteForm } from '#app/quotes/read-quote-form.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/quotes.ts'

/** Takes requests for bulk prices from the builders. Nothing is shown here. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const input = readQuoteForm(await readForm(request))
  const outcome = await context.get(shopContext).quotes.request(visit.actor, visit, input)
  if (outcome.ok) return data({ ok: true as const })
  return data(outcome, { status: outcome.reason === 'too_many_requests' ? 429 : 422 })
}
