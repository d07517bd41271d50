import { data } from 'react-router'
import { askOnlyHeader, findGuardedAction, operationOf } from '#domain/people/guarded-actions.ts'
import type { Route } from '../+types/root.ts'
import { askForProof } from './proof-wish.ts'

/**
 * Before a form goes out that needs a fresh proof, a dialog asks for it; then it goes out as it was, from wherever it
 * stands. Whoever closes the dialog finds the form as it was filled in.
 */
export const askFirst: Route.ClientMiddlewareFunction = async ({ request, pattern }, next) => {
  if (request.method === 'GET') return next()
  let form: FormData | null = null
  const guarded = await findGuardedAction(request.method, pattern, async () => {
    form = await request.clone().formData()
    return operationOf(form)
  })
  if (guarded === null) return next()
  const isNeeded = await isProofNeeded(request, form)
  if (!isNeeded || (await askForProof())) return next()
  return { root: { type: 'data', result: data(undefined, { status: 403 }) } }
}

/** When the shop cannot be asked, the form goes out, and fails or not as any other. */
async function isProofNeeded(request: Request, form: FormData | null): Promise<boolean> {
  const fields = [...(form ?? [])].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const answer = await fetch(request.url, {
    method: request.method,
    headers: { [askOnlyHeader]: '1' },
    body: new URLSearchParams(fields),
  }).catch(() => null)
  return answer?.status === 403
}
