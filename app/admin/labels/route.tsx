import { LabelsPage } from '#app/admin/labels/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { labelsChoiceSchema } from '#domain/batches/batch.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Labels · Admin Portal' }]

/** `?orders=id,id` chooses some of them beforehand. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { shipping, production, batches } = context.get(shopContext)
  const candidates = await shipping.listCandidates(actor)
  const unpacked = await production.listUnpacked(
    actor,
    candidates.map(({ orderId }) => orderId),
  )
  const last = labelsChoiceSchema.safeParse(await batches.lastChoice(actor, 'labels'))
  return {
    ...{ candidates, unpacked, wanted: url.searchParams.get('orders')?.split(',') ?? [] },
    // As it was chosen the last time.
    choice: last.data ?? ({ rate: 'cheapest', paper: '4x6' } as const),
  }
}

export default function AdminLabels({ loaderData }: Route.ComponentProps) {
  useLiveRevalidation(['shipment.changed', 'order.changed', 'production.changed'])
  return <LabelsPage {...loaderData} />
}
