import { data, redirect } from 'react-router'
import { shopContext } from '#app/context.ts'
import { answerOperation, type OperationAnswer } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/order.route.ts'
import { DifferencePage } from './difference-page.tsx'
import type { PayCame } from './use-pay-events.ts'

export { ErrorBoundary } from './route.tsx'

/** Anyone with the URL can see the bill: keep it out of search engines. */
export const meta: Route.MetaFunction = () => [
  { title: 'Your changed order' },
  { name: 'robots', content: 'noindex' },
]

type PayCall = 'order-changes.settle' | 'order-changes.pay'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { orderChanges, settings } = context.get(shopContext)
  const view = await orderChanges.view(params.token)
  if (!view) throw data('We can’t find this bill.', { status: 404 })
  const { siteName, contactEmail: email, contactPhone: phone } = await settings.read()
  return { view, shop: { siteName, email, phone } }
}

export const action = (asked: Route.ActionArgs) => {
  const ofLink = () => ({ token: asked.params.token })
  return answerOperation<PayCall>(
    asked,
    { 'order-changes.settle': ofLink, 'order-changes.pay': ofLink },
    {
      'order-changes.pay': ({ url }) => {
        throw redirect(url)
      },
    },
  )
}

export default function PayDifference({ loaderData, actionData }: Route.ComponentProps) {
  return <DifferencePage {...loaderData} came={cameOf(actionData)} />
}

/** What the provider just reported about the page the buyer came back from, unless it is settled. */
function cameOf(answer: OperationAnswer<PayCall> | undefined): PayCame {
  if (!answer?.ok || answer.operation !== 'order-changes.settle') return null
  const { state } = answer.value
  return state === 'processing' || state === 'open' ? state : null
}
