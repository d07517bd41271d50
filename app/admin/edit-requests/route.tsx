import { EditRequestsPage } from '#app/admin/edit-requests/page.tsx'
import { readList } from '#app/admin/lists/read-list.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readJsonField } from '#app/read-body.ts'
import type { Route } from './+types/route.ts'
import { requestsSource } from './requests-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Edit Requests · Admin Portal' }]

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const asked = searchParams.get('request')
  const [list, open] = await Promise.all([
    readList(shop, actor, searchParams, requestsSource(shop, actor)),
    asked === null ? null : shop.editRequests.getForStaff(actor, asked),
  ])
  return { ...list, open }
}

/** Also serves the order's page and the proof studio. */
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
