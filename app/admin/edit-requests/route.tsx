import { EditRequestsPage } from '#app/admin/edit-requests/page.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import { type EditRequestStatus, editRequestStatuses } from '#domain/orders/edit-request.ts'
import type { Route } from './+types/route.ts'

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

/** Of the order's page and of the studio of proofs, too. */
export const action = (call: Route.ActionArgs) =>
  answerOperation(call, {
    'edit-requests.review': (form) => ({
      request: form.get('request'),
      decision: form.get('decision'),
      response: form.get('response'),
    }),
    'edit-requests.write-message': (form) => ({ request: form.get('request'), text: form.get('text') }),
    'edit-requests.offer-proof': (form) => ({
      request: form.get('request'),
      note: form.get('note'),
      change: form.has('document')
        ? { kind: 'sheet', document: readJsonField(form, 'document') }
        : { kind: 'artwork', replacedId: form.get('replacedId'), artworkId: form.get('artworkId') },
    }),
  })

export default function AdminEditRequests({ loaderData }: Route.ComponentProps) {
  return <EditRequestsPage {...loaderData} />
}
