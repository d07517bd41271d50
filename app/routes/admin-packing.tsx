import { data } from 'react-router'
import { z } from 'zod'
import { PackingPage } from '#app/admin/packing/packing-page.tsx'
import { requireStaffPage } from '#app/admin/require-staff.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-packing.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Packing table · Admin Portal' }]

export function loader({ context }: Route.LoaderArgs) {
  requireStaffPage(context.get(visitContext).actor)
  return null
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  requireStaffPage(actor)
  const { shipping } = context.get(shopContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  const code = String(form.get('code') ?? '').slice(0, 100)
  if (intent === 'hand-out') {
    const outcome = await shipping.handOut(actor, code)
    return data({ intent, outcome }, { status: outcome.ok ? 200 : 409 })
  }
  if (intent === 'scan') {
    const openOrder = z.uuid().safeParse(form.get('orderId'))
    const outcome = await shipping.scan(actor, code, openOrder.success ? openOrder.data : null)
    return data({ intent, outcome }, { status: outcome.ok ? 200 : 409 })
  }
  return data(null, { status: 400 })
}

export default function AdminPacking() {
  return <PackingPage />
}
