import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/kernel/database.ts'
import type { AuthParts } from '../deps.ts'
import { askForEmailChange } from '../links/change-email.ts'
import { type MessageRequest, sendMessageJob } from '../links/request-message.ts'
import { type UserRow, users } from '../tables.ts'
import type { CodeChallenge, Metadata } from '../types.ts'

export type UpdateUserInput = {
  password?: string
  currentPassword?: string
  /** From a message that `reauthenticate` sent. */
  nonce?: string
  email?: string
  phone?: string
  userMetadata?: Metadata
  redirectTo?: string | null
  codeChallenge?: CodeChallenge | null
}

export async function askForNewAddresses(
  parts: AuthParts,
  transaction: Transaction,
  user: UserRow,
  { email, phone, redirectTo = null, codeChallenge = null }: UpdateUserInput,
): Promise<void> {
  const send = (request: Pick<MessageRequest, 'kind' | 'address' | 'redirectTo' | 'codeChallenge'>) =>
    parts.jobs.enqueue(transaction, sendMessageJob, {
      ...request,
      requestId: crypto.randomUUID(),
      newUser: null,
    })
  if (email) {
    await askForEmailChange(parts, transaction, user, email)
    await send({ kind: 'email_change', address: email, redirectTo, codeChallenge })
  }
  if (phone) {
    const newPhoneAskedAt = parts.clock.now()
    await transaction.update(users).set({ newPhone: phone, newPhoneAskedAt }).where(eq(users.id, user.id))
    await send({ kind: 'phone_change', address: phone, redirectTo: null, codeChallenge: null })
  }
}
