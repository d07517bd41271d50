import type { SignedInUser } from '#server/kernel/actor.ts'
import type { EditRequestNeeds } from './needs.ts'

/** How somebody signs what they write. Asked before a transaction begins. */
export async function nameOf(
  { people }: Pick<EditRequestNeeds, 'people'>,
  user: SignedInUser,
): Promise<string> {
  const [profile] = await people.findByIds([user.id])
  return profile?.fullName || user.email
}
