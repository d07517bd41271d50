import { askOnlyHeader, findGuardedAction, operationOf } from '#domain/people/guarded-actions.ts'
import { askForProof } from './proof-wish.ts'

/**
 * Whether this form may be sent: it needs no fresh proof, or there is one, if necessary because the dialog just asked
 * for it.
 */
export async function isProven({
  request,
  pattern,
}: {
  request: Request
  pattern: string
}): Promise<boolean> {
  let form: FormData | null = null
  const guarded = await findGuardedAction(request.method, pattern, async () => {
    form = await request.clone().formData()
    return operationOf(form)
  })
  return guarded === null || !(await isProofNeeded(request, form)) || askForProof()
}

/** If the shop cannot be reached, the form is sent, and succeeds or fails like any other. */
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
