import type { Actor } from '#server/kernel/actor.ts'

/** Of what is not the actor's own, what may be once they have signed in: somebody's, while nobody is. */
export async function ofAccounts(
  { user, key }: Actor,
  ids: Iterable<string>,
  inAccounts: (ids: readonly string[]) => Promise<string[]>,
): Promise<ReadonlySet<string>> {
  const missing = user || key ? [] : [...new Set(ids)]
  return new Set(missing.length > 0 ? await inAccounts(missing) : [])
}
