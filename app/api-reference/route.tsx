import { ApiReferencePage } from '#app/api-reference/page.tsx'
import { presentOperations } from '#app/api-reference/present-operations.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { describePage } from '#app/seo.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = (args) =>
  describePage(args, {
    title: 'API reference',
    description: 'What other programs can request from this shop.',
  })

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(visitContext)
  return { origin, areas: presentOperations(context.get(shopContext).operations.document(origin)) }
}

export default function ApiReference({ loaderData }: Route.ComponentProps) {
  return <ApiReferencePage {...loaderData} />
}
