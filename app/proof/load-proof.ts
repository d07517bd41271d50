import { readJsonField } from '#app/read-body.ts'
import type { InputOf } from '#server/operations.ts'

/** The proof someone gives, from the fields of ProofFields. */
export function readProof(form: FormData): InputOf<'proof.prove'> {
  const text = (name: string): string | null => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  return {
    password: text('password'),
    appCode: text('appCode'),
    code: text('code'),
    challengeId: text('challengeId'),
    credential: readJsonField(form, 'credential'),
  }
}
