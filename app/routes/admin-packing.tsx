import { data } from 'react-router'
import { z } from 'zod'
import { type PackingAnswer, PackingPage } from '#app/admin/packing/packing-page.tsx'
import { answerOr } from '#app/answer-or.ts'
import { shopContext, visitContext } from '#app/context.ts'
import { readForm } from '#app/read-body.ts'
import type { Route } from './+types/admin-packing.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Packing table · Admin Portal' }]

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(visitContext)
  const { shipping } = context.get(shopContext)
  const form = await readForm(request)
  const intent = form.get('intent')
  const code = String(form.get('code') ?? '').slice(0, 100)
  if (intent === 'hand-out') {
    const outcome = await shipping.handOut(actor, code)
    const answer: PackingAnswer = { intent, outcome }
    return data(answer, { status: outcome.ok ? 200 : 409 })
  }
  if (intent === 'scan') {
    const openOrder = z.uuid().safeParse(form.get('orderId'))
    const outcome = await shipping.scan(actor, code, openOrder.success ? openOrder.data : null)
    const answer: PackingAnswer = { intent, outcome }
    return data(answer, { status: outcome.ok ? 200 : 409 })
  }
  const answer: PackingAnswer = { intent: 'failed', message: 'The form was not understood.' }
  return data(answer, { status: 400 })
}

/** On a bad network the table stays as it is, and says what to scan again. */
export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<PackingAnswer> {
  return answerOr(serverAction, {
    intent: 'failed',
    message: 'The server could not be reached. Scan it again.',
  })
}

export default function AdminPacking() {
  return <PackingPage />
}
