import { data } from 'react-router'
import { runEditRequestAction } from '#app/admin/edit-request-actions.ts'
import { EditRequestsPage } from '#app/admin/edit-requests-page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { type EditRequestStatus, editRequestStatuses } from '#domain/edit-request.ts'
import type { Route } from './+types/admin-edit-requests.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Edit Requests · Admin Portal' }]

const maxPages = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { editRequests } = context.get(shopContext)
  const status = statusIn(url.searchParams.get('status'))
  const pages = Math.min(maxPages, Math.max(1, Number(url.searchParams.get('pages')) || 1))
  const [shown, pending] = await Promise.all([
    editRequests.listForStaff(actor, { status: status === 'all' ? undefined : status, pages }),
    editRequests.countPending(actor),
  ])
  const nextPages = shown.hasMore && pages < maxPages ? pages + 1 : null
  return { status, requests: shown.requests, pending, nextPages }
}

const statusIn = (wanted: string | null): EditRequestStatus | 'all' => {
  if (wanted === 'all') return 'all'
  return editRequestStatuses.find((status) => status === wanted) ?? 'pending'
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const outcome = await runEditRequestAction(context.get(shopContext), actor, await readForm(request))
  return data(outcome, { status: outcome.ok ? 200 : outcome.status })
}

export default function AdminEditRequests({ loaderData }: Route.ComponentProps) {
  return <EditRequestsPage {...loaderData} />
}
