import { data, redirect } from 'react-router'
import { SandboxPayPage } from '#app/checkout/sandbox-pay-page.tsx'
import { shopContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/sandbox-pay.ts'

export const handle = { frame: 'none' }

export const meta: Route.MetaFunction = () => [
  { title: 'Sandbox payment' },
  { name: 'robots', content: 'noindex' },
]

/** The sandbox provider's hosted page. It plays a computer that is not ours, so it has no frame of the shop's. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await context.get(shopContext).sandbox.page(params.reference)
  if (!page) throw data(null, { status: 404 })
  return { page }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { sandbox } = context.get(shopContext)
  const form = await readForm(request)
  if (form.get('intent') === 'cancel') return follow(await sandbox.cancel(params.reference))
  const card = sandbox.readCard(form.get('card'))
  if (!card) return { error: 'Choose one of the test cards.' }
  return follow(await sandbox.pay(params.reference, card))
}

type Finished = { ok: true; returnUrl: string } | { ok: false }

function follow(outcome: Finished) {
  if (outcome.ok) return redirect(outcome.returnUrl)
  return { error: 'This payment is finished or its time is over. Go back to the shop.' }
}

export default function SandboxPay({ loaderData, actionData }: Route.ComponentProps) {
  return <SandboxPayPage page={loaderData.page} error={actionData?.error ?? null} />
}
