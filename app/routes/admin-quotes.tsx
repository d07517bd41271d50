import { data } from 'react-router'
import { z } from 'zod'
import { QuotesPage } from '#app/admin/quotes/quotes-page.tsx'
import { RoomFailed } from '#app/admin/room-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import { bulkQuoteStates } from '#domain/bulk-quote-words.ts'
import type { Actor } from '#server/kernel/actor.ts'
import type { Quotes } from '#server/quotes/index.ts'
import type { Route } from './+types/admin-quotes.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Quote Requests · Admin Portal' }]

const state = z.enum(bulkQuoteStates)
const searchSchema = z.object({
  state: state.optional().catch(undefined),
  text: z.string().trim().max(100).optional().catch(undefined),
  before: z.string().max(80).optional().catch(undefined),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const { quotes, settings, manualOrders } = context.get(shopContext)
  const search = searchSchema.parse(Object.fromEntries(url.searchParams))
  const found = await quotes.list(actor, search)
  const asked = z.uuid().safeParse(url.searchParams.get('quote'))
  const openId = asked.success ? asked.data : found.quotes[0]?.id
  const open = openId ? await quotes.get(actor, openId) : null
  const madeOrders = open ? await manualOrders.listOf(actor, { quoteId: open.id }) : []
  return { ...found, search, open, madeOrders, timeZone: (await settings.read()).timeZone }
}

const refusals = {
  not_found: [404, 'There is no such request.'],
  empty: [422, 'Write something first.'],
  moved_on: [409, 'Somebody else was faster. Look at it again.'],
} as const

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const id = z.uuid().safeParse(form.get('quoteId'))
  if (!id.success) throw data('The form was not understood.', { status: 400 })
  const outcome = await change(context.get(shopContext).quotes, actor, id.data, form)
  if (outcome.ok) return data({ ok: true as const, intent: String(form.get('intent')) })
  const [status, message] = refusals[outcome.reason]
  return data({ ok: false as const, message }, { status })
}

async function change(quotes: Quotes, actor: Actor, id: string, form: FormData) {
  switch (form.get('intent')) {
    case 'answer':
      return quotes.answer(actor, id, form.get('text'))
    case 'note':
      return quotes.note(actor, id, form.get('text'))
    case 'state': {
      const [from, to] = [state.safeParse(form.get('from')), state.safeParse(form.get('to'))]
      if (from.success && to.success) return quotes.setState(actor, id, from.data, to.data)
    }
  }
  throw data('The form was not understood.', { status: 400 })
}

export default function AdminQuotes({ loaderData }: Route.ComponentProps) {
  return <QuotesPage {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RoomFailed error={error} title="Error fetching quote requests" />
}
