import { PackingPage } from '#app/admin/packing/page.tsx'
import { answerOperation } from '#app/operations/answer-operation.ts'
import { answeredOr } from '#app/operations/answered-or.ts'
import type { Route } from './+types/route.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Packing table · Admin Portal' }]

export async function action(call: Route.ActionArgs) {
  return answerOperation(call, {
    'packing.scan': (form) => ({ code: form.get('code') ?? '', order: form.get('order') || null }),
    'packing.hand-out': (form) => ({ code: form.get('code') ?? '' }),
  })
}

/** On a bad network the table is kept, and says what to scan again. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answeredOr(serverAction, 'packing.scan', 'The server couldn’t be reached. Scan it again.')
}

export default function AdminPacking() {
  return <PackingPage />
}
