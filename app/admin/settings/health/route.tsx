import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { HealthPage } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Health check · Admin Portal' }]

/** Other services are queried, which may take seconds: the page appears before that. */
export function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { operations } = context.get(shopContext)
  const looking = operations.ask('doctor.examine', actor, {}).then(({ findings }) => findings)
  looking.catch(() => {})
  return { looking }
}

export default function AdminSettingsHealth({ loaderData }: Route.ComponentProps) {
  return <HealthPage {...loaderData} />
}
