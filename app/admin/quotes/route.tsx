import { redirect } from 'react-router'
import { z } from 'zod'
import { QuotesPage } from '#app/admin/quotes/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { bulkQuoteStates } from '#domain/orders/bulk-quote-words.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Quote Requests · Admin Portal' }]

const searchSchema = z.object({
  state: z.enum(bulkQuoteStates).optional().catch(undefined),
  text: z.string().trim().max(100).optional().catch(undefined),
  before: z.string().optional(),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { operations, settings, manualOrders } = context.get(shopContext)
  const { before, ...search } = searchSchema.parse(Object.fromEntries(url.searchParams))
  const listed = await operations.call('quotes.list', actor, { ...search, cursor: before, limit: perPage })
  // An address that somebody has cut short shows the newest.
  if (!listed.ok) throw redirect('/admin/quotes')
  const { quotes, next } = listed.value
  const asked = url.searchParams.get('quote')
  const openId = isUuid(asked) ? asked : quotes[0]?.id
  const found = openId ? await operations.call('quotes.get', actor, { quote: openId }) : null
  const open = found?.ok ? found.value.quote : null
  const madeOrders = open ? await manualOrders.listOf(actor, { quoteId: open.id }) : []
  return { quotes, next, search, open, madeOrders, timeZone: (await settings.read()).timeZone }
}

const perPage = 30

export const action = (asked: Route.ActionArgs) =>
  answerOperation<'quotes.answer' | 'quotes.note' | 'quotes.set-state'>(asked, {
    'quotes.answer': readMessage,
    'quotes.note': readMessage,
    'quotes.set-state': (form) => ({
      quote: form.get('quote'),
      from: form.get('from'),
      to: form.get('to'),
    }),
  })

const readMessage = (form: FormData) => ({ quote: form.get('quote'), text: form.get('text') })

export default function AdminQuotes({ loaderData }: Route.ComponentProps) {
  return <QuotesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SectionFailed error={error} title="Error fetching quote requests" />
}
