import { data } from 'react-router'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { describePage } from '#app/seo.ts'
import { TrackingPage } from '#app/tracking/page.tsx'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'Track a shipment',
    description: 'Where your prints are: by tracking number, or by order number and email address.',
  })

/** A GET shows what we know and contacts no one; the action below asks the carrier. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { shipping } = context.get(shopContext)
  const number = url.searchParams.get('number') ?? ''
  const known = number ? await shipping.track(number, actor, false) : null
  return data({
    number,
    orderNumber: url.searchParams.get('order') ?? '',
    found: known?.ok ? known.shipment : null,
    isSignedIn: actor.user !== null,
    own: actor.user ? shipping.listOwn(actor) : Promise.resolve([]),
  })
}

export async function action(call: Route.ActionArgs) {
  return answerOperation(call, {
    'tracking.find-parcel': (form) => ({ number: form.get('number') ?? '' }),
    'tracking.find-order': (form) => ({
      orderNumber: form.get('orderNumber') ?? '',
      email: form.get('email') ?? '',
    }),
    'tracking.refresh-parcel': (form) => ({ shipment: form.get('shipment') }),
  })
}

export default function Tracking({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['shipment.changed'])
  return <TrackingPage {...loaderData} />
}
