import type { Auth } from '#server/auth/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'

export type GuestOrdersDeps = {
  database: Database
  clock: Clock
  mail: Pick<Mail, 'send'>
  orders: Pick<Orders, 'receiptOf' | 'findForTracking'>
  auth: Pick<Auth, 'ways' | 'requestSignInLink'>
}
