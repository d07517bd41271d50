import { data, redirectDocument } from 'react-router'
import { SandboxPayPage } from '#app/checkout/sandbox-pay-page.tsx'
import { shopContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import type { Route } from './+types/sandbox-pay.route.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [
  { title: 'Sandbox payment' },
  { name: 'robots', content: 'noindex' },
]

/** The sandbox provider's hosted page. It plays the part of an outside server, so it doesn't have the shop's frame. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.get(shopContext).sandbox.page(params.reference)
  if (!page) throw data(null, { status: 404 })
  return { page }
}

export const action = (asked: Route.ActionArgs) => {
  const { reference } = asked.params
  return answerOperation<'sandbox-payments.pay' | 'sandbox-payments.cancel'>(
    asked,
    {
      'sandbox-payments.pay': (form) => ({ reference, card: form.get('card') }),
      'sandbox-payments.cancel': () => ({ reference }),
    },
    { 'sandbox-payments.pay': goBack, 'sandbox-payments.cancel': goBack },
  )
}

/** The shop is on another server: a full page load, as after a provider's page. */
function goBack({ returnUrl }: { returnUrl: string }): never {
  throw redirectDocument(returnUrl)
}

export default function SandboxPay({ loaderData }: Route.ComponentProps) {
  return <SandboxPayPage page={loaderData.page} />
}
