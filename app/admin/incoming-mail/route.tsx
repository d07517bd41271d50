import { Outlet, useParams } from 'react-router'
import { readList } from '#app/admin/lists/read-list.ts'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import type { Route } from './+types/route.ts'
import { incomingSource } from './incoming-source.ts'
import { IncomingMailPage } from './page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Incoming email · Admin Portal' }]

export function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  return readList(shop, actor, url.searchParams, incomingSource(shop, actor))
}

export default function AdminIncomingMails({ loaderData }: Route.ComponentProps) {
  const { mailId } = useParams()
  return (
    <IncomingMailPage {...loaderData} openId={mailId ?? null}>
      <Outlet />
    </IncomingMailPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error loading emails" />
}
