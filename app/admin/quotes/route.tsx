import { readList } from '#app/admin/lists/read-list.ts'
import { QuotesPage } from '#app/admin/quotes/page.tsx'
import { SectionFailed } from '#app/admin/section-failed.tsx'
import { whereMay } from '#app/admin/where-may.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Shop } from '#server/shop.ts'
import type { Route } from './+types/route.ts'
import { quotesSource } from './quotes-source.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Quote Requests · Admin Portal' }]

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const [list, open] = await Promise.all([
    readList(shop, actor, searchParams, quotesSource(shop, actor)),
    readOpen(shop, actor, searchParams.get('quote')),
  ])
  return { ...list, open }
}

async function readOpen(
  { operations, draftOrders }: Pick<Shop, 'operations' | 'draftOrders'>,
  actor: Actor,
  asked: string | null,
) {
  const found = isUuid(asked) ? await operations.call('quotes.get', actor, { quote: asked }) : null
  if (!found?.ok) return null
  const { quote } = found.value
  const made = () => draftOrders.listOf(actor, { quoteId: quote.id })
  return { quote, madeOrders: await whereMay(actor, 'orders.read', made, []) }
}

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
