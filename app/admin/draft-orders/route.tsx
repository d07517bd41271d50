import { randomUUID } from 'node:crypto'
import { data, redirect, type ShouldRevalidateFunction } from 'react-router'
import { draftOfQuote, emptyDraft, openDraft } from '#app/admin/draft-orders/draft-form.ts'
import { listChoices } from '#app/admin/draft-orders/list-choices.ts'
import { DraftOrderPage } from '#app/admin/draft-orders/page.tsx'
import { readDraftOrder, readPaidOrder } from '#app/admin/draft-orders/read-draft-order.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { artworkIdsOf } from '#domain/orders/draft-order.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'New order · Admin Portal' }]

function idIn(url: URL, name: string): string | null {
  const id = url.searchParams.get(name)
  return isUuid(id) ? id : null
}

/** `?draft=id` continues a draft, `?quote=id` starts from a bulk price request. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { actor } = context.get(visitContext)
  const shop = context.get(shopContext)
  const draftId = idIn(url, 'draft')
  const kept = draftId ? await shop.draftOrders.get(actor, draftId) : null
  if (draftId && !kept) throw data('There is no such draft.', { status: 404 })
  if (kept && kept.state !== 'draft') throw redirect(`/admin/orders/drafts/${kept.id}`)
  const quoteId = kept ? kept.quoteId : idIn(url, 'quote')
  const found = quoteId ? await shop.operations.call('quotes.get', actor, { quote: quoteId }) : null
  const asked = found?.ok ? found.value.quote : null
  if (quoteId && !kept && !asked) throw data('There is no such request.', { status: 404 })
  const choices = await listChoices(shop, actor, kept?.draft.lines)
  const empty = emptyDraft(randomUUID())
  const opened = kept ? openDraft(kept.draft, choices) : asked ? draftOfQuote(empty, asked, choices) : empty
  const given = await shop.artwork.lookAtMany(actor, kept?.draft.lines.flatMap(artworkIdsOf) ?? [])
  const seen = kept?.changedAt
  return { opened, seen, choices, given, quoteName: asked?.name ?? null }
}

export const action = (asked: Route.ActionArgs) =>
  answerOperation<Calls>(asked, {
    'draft-orders.save-draft': readDraftOrder,
    'draft-orders.send-link': readDraftOrder,
    'draft-orders.take-new': readPaidOrder,
    'draft-orders.cancel': (form) => ({ draftOrder: form.get('draftOrder') }),
  })

type Calls =
  | 'draft-orders.save-draft'
  | 'draft-orders.send-link'
  | 'draft-orders.take-new'
  | 'draft-orders.cancel'

/**
 * The form keeps what is typed. Only a colleague's save is read again, so that its prints show by name; a draft they
 * have invoiced would navigate away from the form.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult }) =>
  actionResult?.reason === 'conflict' && actionResult.theirs.state === 'draft'

export default function AdminNewOrder({ loaderData }: Route.ComponentProps) {
  return <DraftOrderPage key={loaderData.opened.id} {...loaderData} />
}
