import { desc, eq } from 'drizzle-orm'
import { changeEmail } from '#server/mail/templates/change-email.ts'
import { confirmEmail } from '#server/mail/templates/confirm-email.ts'
import { resetPassword } from '#server/mail/templates/reset-password.ts'
import { signInLink } from '#server/mail/templates/sign-in-link.ts'
import { addUser } from '../accounts/add-user.ts'
import { findUserByEmail, findUserByPhone } from '../accounts/find-user.ts'
import type { AuthParts } from '../deps.ts'
import { linkMinutes } from '../open-ways.ts'
import { type UserRow, users } from '../tables.ts'
import { linkPath } from './mail-links.ts'
import { issueToken, type TokenPurpose } from './one-time-tokens.ts'
import type { MessageKind, MessageRequest } from './request-message.ts'
import { textCode } from './text-code.ts'

type Send = (parts: AuthParts, request: MessageRequest) => Promise<void>

const senders: Record<MessageKind, Send> = {
  recovery: sendToAccount('recovery'),
  signup: sendToAccount('signup'),
  magiclink: sendToAccount('magiclink'),
  email_change: sendEmailChange,
  phone_signup: sendPhoneSignUp,
  sms: sendSms,
  phone_change: sendPhoneChange,
}

/** Sends the requested message to the owner of the address; if there is none, sends nothing. */
export const sendMessage: Send = (parts, request) => senders[request.kind](parts, request)

const templates = { recovery: resetPassword, signup: confirmEmail, magiclink: signInLink }

function sendToAccount(purpose: keyof typeof templates): Send {
  return async (parts, request) => {
    const user = await accountOf(parts, request)
    if (!user?.email || (purpose === 'signup' && user.emailConfirmedAt)) return
    await mailToken(parts, request, { user, address: user.email, purpose, template: templates[purpose] })
  }
}

async function accountOf(parts: AuthParts, { address, newUser }: MessageRequest): Promise<UserRow | null> {
  const known = await findUserByEmail(parts.database.orm, address)
  if (known || newUser === null) return known
  const made = await parts.database.transaction((transaction) =>
    addUser(parts, transaction, { ...newAccount, email: address, userMetadata: newUser.userMetadata }),
  )
  return made ?? findUserByEmail(parts.database.orm, address)
}

/** Without a password: access to the mailbox or phone is enough to sign in. */
const newAccount = {
  passwordHash: null,
  isEmailConfirmed: false,
  role: 'customer',
  fullName: '',
  phone: '',
} as const

type TokenMail = {
  user: UserRow
  address: string
  purpose: TokenPurpose
  template: (typeof templates)[keyof typeof templates]
}

async function mailToken(
  parts: AuthParts,
  { requestId, redirectTo, codeChallenge }: MessageRequest,
  { user, address, purpose, template }: TokenMail,
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    const subject = { userId: user.id, address, purpose, codeChallenge }
    const { secret, code, expiresAt } = await issueToken(parts, transaction, subject)
    await parts.mail.send(transaction, {
      template,
      to: address,
      data: {
        path: linkPath(purpose, secret, redirectTo, codeChallenge),
        code,
        ...(purpose !== 'signup' && { minutes: linkMinutes(parts) }),
      },
      dedupeKey: `${purpose}:${requestId}`,
      expiresAt,
    })
  })
}

/** To both mailboxes, or only the new one if the account has no proven address. */
async function sendEmailChange(parts: AuthParts, request: MessageRequest): Promise<void> {
  const { database } = parts
  const [user] = await database.orm
    .select()
    .from(users)
    .where(eq(users.newEmail, request.address))
    .orderBy(desc(users.newEmailAskedAt))
    .limit(1)
  if (!user?.newEmail) return
  const { email, newEmail, newEmailAgreedBy } = user
  const template = changeEmail
  if (newEmailAgreedBy !== 'new')
    await mailToken(parts, request, { user, address: newEmail, purpose: 'email_change_new', template })
  if (newEmailAgreedBy !== 'current' && email)
    await mailToken(parts, request, { user, address: email, purpose: 'email_change_current', template })
}

async function sendSms(parts: AuthParts, { address, newUser }: MessageRequest): Promise<void> {
  const known = await findUserByPhone(parts.database.orm, address)
  const user = known ?? (newUser && (await addPhoneUser(parts, address, newUser.userMetadata)))
  if (user) await textCode(parts, { userId: user.id, address, purpose: 'sms' })
}

const addPhoneUser = (parts: AuthParts, signInPhone: string, userMetadata: Record<string, unknown>) =>
  parts.database.transaction((transaction) =>
    addUser(parts, transaction, { ...newAccount, email: null, signInPhone, userMetadata }),
  )

async function sendPhoneSignUp(parts: AuthParts, { address }: MessageRequest): Promise<void> {
  const user = await findUserByPhone(parts.database.orm, address)
  if (user && !user.phoneConfirmedAt)
    await textCode(parts, { userId: user.id, address, purpose: 'phone_signup' })
}

async function sendPhoneChange(parts: AuthParts, { address }: MessageRequest): Promise<void> {
  const [user] = await parts.database.orm
    .select()
    .from(users)
    .where(eq(users.newPhone, address))
    .orderBy(desc(users.newPhoneAskedAt))
    .limit(1)
  if (user) await textCode(parts, { userId: user.id, address, purpose: 'phone_change' })
}
