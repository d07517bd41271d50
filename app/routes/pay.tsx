import { data, isRouteErrorResponse, redirect } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { PayPage } from '#app/pay/pay-page.tsx'
import { readForm } from '#app/read-body.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import type { PayOutcome } from '#server/manual-orders/index.ts'
import type { Route } from './+types/pay.ts'

/** Whoever has the address has the bill: no search engine keeps it. */
export const meta: Route.MetaFunction = () => [
  { title: 'Your order' },
  { name: 'robots', content: 'noindex' },
]

const unknown = 'There is no such bill. Look at the link in our mail again, or ask us for a new one.'

/** A GET writes nothing: the page tells by the action below that it was seen. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { manualOrders, settings } = context.get(shopContext)
  const view = await manualOrders.view(params.token)
  if (!view) throw data(unknown, { status: 404 })
  const { siteName, contactEmail: email, contactPhone: phone } = await settings.read()
  return { view, shop: { siteName, email, phone } }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { manualOrders } = context.get(shopContext)
  const intent = (await readForm(request)).get('intent')
  if (intent === 'see-link') {
    await manualOrders.noteSeen(params.token)
    return { came: null }
  }
  if (intent === 'settle-link') {
    const settlement = await manualOrders.settle(params.token)
    if (!settlement) return data({ came: null }, { status: 404 })
    const { state } = settlement
    return { came: state === 'processing' || state === 'open' ? state : null }
  }
  if (intent !== 'pay-link')
    return data({ ok: false as const, message: 'The form was not understood.' }, { status: 400 })
  const outcome = await manualOrders.pay(params.token, context.get(visitContext))
  if (outcome.ok) return redirect(outcome.url)
  return refusalOf(outcome)
}

const refuse = (status: number, message: string) => data({ ok: false as const, message }, { status })

function refusalOf(outcome: Extract<PayOutcome, { ok: false }>) {
  switch (outcome.reason) {
    case 'not_found':
      return refuse(404, unknown)
    case 'ended':
      return refuse(409, 'This bill was paid, cancelled or is over. Load the page again.')
    case 'too_many_requests':
      return refuse(429, `Too many tries. Try again in ${Math.ceil(outcome.retryAfterSeconds / 60)} minutes.`)
    case 'provider_failed': {
      const nothing = 'The payment page could not be opened. Nothing was charged; try again in a minute.'
      return refuse(503, outcome.message ?? nothing)
    }
  }
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="page py-16 text-center">
      <h1 className="font-extrabold text-xl">No such bill</h1>
      <p className="mx-auto mt-3 max-w-md text-ink-muted">{unknown}</p>
    </div>
  )
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const came = actionData && 'came' in actionData ? actionData.came : null
  return <PayPage {...loaderData} came={came} />
}
