import { data } from 'react-router'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { readTags } from '#domain/people/notes-and-tags.ts'
import { isUuid } from '#domain/uuid.ts'
import { readVersion } from '#domain/version.ts'
import type { Route } from './+types/customer.route.ts'
import { CustomerPage } from './customer-page.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.customer.name || 'Customer'} · Admin Portal` },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { reports, designs, earlierOrders } = context.get(shopContext)
  const customer = isUuid(params.customerId) ? await reports.customers.get(actor, params.customerId) : null
  if (!customer) throw data('There is no such customer.', { status: 404 })
  const [saved, tags, earlier] = await Promise.all([
    designs.listOf(actor, customer.id),
    reports.customers.tags(actor),
    earlierOrders.totalsOf(actor, customer),
  ])
  return {
    customer,
    earlier,
    designs: saved.map(({ designId, title, previewUrl, updatedAt }) => ({
      ...{ designId, title, previewUrl },
      updatedAt: new Date(updatedAt),
    })),
    knownTags: tags.map(({ tag }) => tag),
  }
}

export function action(call: Route.ActionArgs) {
  const customer = call.params.customerId
  return answerOperation(call, {
    'customers.write-note': (form) => ({ customer, text: form.get('text') }),
    'customers.change-note': (form) => ({
      ...{ customer, note: form.get('note'), text: form.get('text') },
      version: readVersion(form.get('version')),
    }),
    'customers.remove-note': (form) => ({ customer, note: form.get('note') }),
    'customers.set-tags': (form) => ({
      customer,
      tags: readTags(String(form.get('tags') ?? '')),
      seen: readTags(String(form.get('seen') ?? '')),
    }),
  })
}

export default function AdminCustomer({ loaderData }: Route.ComponentProps) {
  return <CustomerPage key={loaderData.customer.id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching the customer" />
}
