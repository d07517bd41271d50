import type { Shop } from '#server/shop.ts'

/** What is wrong and what to do where no owner could ever sign in; null where one can. */
export async function findOwnerProblem({ auth, mail }: Pick<Shop, 'auth' | 'mail'>): Promise<string | null> {
  if (await auth.canAnOwnerEnter({ hasMailServer: mail.hasTransport })) return null
  return (
    'SIGN_IN_WAYS leaves passwords out, and no owner of this shop has another way in. Add password to it (or remove ' +
    'it), start, sign in as the owner, and set up another way under Profile Settings, such as a passkey, or your own ' +
    'email address. Then leave passwords out.'
  )
}
