import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { AttentionPage } from '#app/admin/attention/attention-page.tsx'
import { RoomFailed } from '#app/admin/room-failed.tsx'
import { shopContext, visitContext } from '#app/context.ts'
import { useLiveRevalidation } from '#app/live.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-attention.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Attention · Admin Portal' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, report } = context.get(visitContext)
  try {
    return data({ items: await context.get(shopContext).reports.attention(actor) })
  } catch (error) {
    report(error)
    return data({ items: null }, { status: 503 })
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent !== 'retry-job' && intent !== 'forget-job')
    return data({ ok: false, title: 'Nothing was changed' }, { status: 400 })
  const wish = intent === 'retry-job' ? 'retry' : 'forget'
  const { reports } = context.get(shopContext)
  if (await reports.settleFailedJob(actor, { id: String(form.get('id')), wish }))
    return data({ ok: true, title: wish === 'retry' ? 'It runs again' : 'Forgotten' })
  return data({ ok: false, title: 'It does not stand as failed any more' }, { status: 409 })
}

const events = [
  'print-file',
  'shipment.changed',
  'payment.checked',
  'order.changed',
  'order.placed',
  'edit-request.created',
  'edit-request.changed',
] as const

/** Orders become late, and mails fail, without an event. */
const lookAgainAfter = 60_000

export default function AdminAttention({ loaderData: { items } }: Route.ComponentProps) {
  useLiveRevalidation(events)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), lookAgainAfter)
    return () => clearInterval(timer)
  }, [revalidate])
  return items ? <AttentionPage items={items} /> : <RoomFailed title="The list could not be read" />
}
