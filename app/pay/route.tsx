import { data, isRouteErrorResponse, redirect } from 'react-router'
import { shopContext } from '#app/context.ts'
import { answerOperation, type OperationAnswer } from '#app/operations/answer-operation.ts'
import { PayPage } from '#app/pay/page.tsx'
import type { PayCame } from '#app/pay/use-pay-events.ts'
import { ErrorPage } from '#app/shell/error-page.tsx'
import type { Route } from './+types/route.ts'

/** Anyone with the URL can see the bill: keep it out of search engines. */
export const meta: Route.MetaFunction = () => [
  { title: 'Your order' },
  { name: 'robots', content: 'noindex' },
]

type PayCall = 'payment-links.see' | 'payment-links.settle' | 'payment-links.pay'

const unknown = 'We can’t find this bill. Check the link in our email, or ask us for a new one.'

/** A GET writes nothing: the page reports through the action below that it was seen. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { draftOrders, settings } = context.get(shopContext)
  const view = await draftOrders.view(params.token)
  if (!view) throw data(unknown, { status: 404 })
  const { siteName, contactEmail: email, contactPhone: phone } = await settings.read()
  return { view, shop: { siteName, email, phone } }
}

export const action = (asked: Route.ActionArgs) => {
  const { token } = asked.params
  const ofLink = () => ({ token })
  return answerOperation<PayCall>(
    asked,
    { 'payment-links.see': ofLink, 'payment-links.settle': ofLink, 'payment-links.pay': ofLink },
    {
      'payment-links.pay': ({ url }) => {
        throw redirect(url)
      },
    },
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />
  return (
    <div className="page py-16 text-center">
      <h1 className="font-extrabold text-xl">Bill not found</h1>
      <p className="mx-auto mt-3 max-w-md text-ink-muted">{unknown}</p>
    </div>
  )
}

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  return <PayPage {...loaderData} came={cameOf(actionData)} />
}

/** What the provider just reported about the page the buyer came back from, unless it is settled. */
function cameOf(answer: OperationAnswer<PayCall> | undefined): PayCame {
  if (!answer?.ok || answer.operation !== 'payment-links.settle') return null
  const { state } = answer.value
  return state === 'processing' || state === 'open' ? state : null
}
