import { notify } from '#app/ui/toast.tsx'
import type { ProofAnswer } from './proof-answer.ts'

/** Null, and a toast, when no answer came. */
export async function callProof<Answer = ProofAnswer>(request?: RequestInit): Promise<Answer | null> {
  const answer = await fetch('/auth/proof', { ...request, cache: 'no-store' }).catch(() => null)
  if (answer?.ok) return answer.json()
  notify.error('The shop could not be reached', 'What you filled in is still here. Try again in a moment.')
  return null
}
