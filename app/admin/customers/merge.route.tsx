import { data } from 'react-router'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { lists } from '#domain/lists/lists.ts'
import { readCustomerFilters } from '#domain/people/customer-filters.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/merge.route.ts'
import { MergePage } from './merge-page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Merge customers · Admin Portal' }]

const mostFound = 10

export async function loader({ context, params: { customerId }, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { reports, designs, ownData } = context.get(shopContext)
  const { customers } = reports
  const read = async (id: string | null) => (isUuid(id) ? customers.get(actor, id) : null)
  const [customer, other] = await Promise.all([read(customerId), read(searchParams.get('other'))])
  if (!customer) throw data('There is no such customer.', { status: 404 })
  const text = searchParams.get('text') ?? (customer.name || customer.email)
  const filters = readCustomerFilters(new URLSearchParams({ text }))
  const { rows } = filters.text
    ? await customers.table(actor, { filters, sort: lists.customers.sort, rows: mostFound + 1 })
    : { rows: [] }
  return {
    customer,
    text,
    found: rows.filter(({ id }) => id !== customer.id).slice(0, mostFound),
    other:
      other && other.id !== customer.id
        ? {
            ...other,
            designs: (await designs.listOf(actor, other.id)).length,
            isAddressProven: await ownData.isAddressProven(actor, other.id),
          }
        : null,
  }
}

export const action = (call: Route.ActionArgs) =>
  answerOperation<'customers.merge'>(call, {
    'customers.merge': (form) => ({
      customer: call.params.customerId,
      other: form.get('other'),
      typed: form.get('typed'),
      guestOrders: form.has('guestOrders'),
    }),
  })

export default function AdminMergeCustomers({ loaderData }: Route.ComponentProps) {
  return <MergePage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching the customer" />
}
