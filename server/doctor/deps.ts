import { z } from 'zod'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { Auth } from '#server/auth/index.ts'
import type { Backups } from '#server/backup/index.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { Environment } from '#server/kernel/environment.ts'
import type { Room } from '#server/kernel/files/free-space.ts'
import { defineJob, type Jobs } from '#server/kernel/jobs.ts'
import type { KeptSecrets } from '#server/kernel/kept-secrets.ts'
import type { Mail } from '#server/mail/index.ts'
import type { PaymentProvider } from '#server/payments/port.ts'
import type { ShippingProvider } from '#server/shipping/port.ts'
import type { NetworkLook } from './port.ts'

export type DoctorDeps = {
  environment: Environment
  database: Database
  clock: Clock
  jobs: Pick<Jobs, 'handle' | 'schedule'>
  emit: Emit
  inboundMails: { checkMailbox: (() => Promise<void>) | null }
  mail: Pick<Mail, 'send' | 'hasTransport' | 'checkAccess' | 'hasTexts' | 'checkTexts'>
  auth: Pick<Auth, 'canAnOwnerEnter'>
  backups: Pick<Backups, 'findLastGood' | 'isPlanned'>
  keptSecrets: Pick<KeptSecrets, 'countLost'>
  /** All those whose secrets are set, and the one in use now. */
  payments: readonly Pick<PaymentProvider, 'key' | 'name' | 'checkAccess'>[]
  shipping: readonly Pick<ShippingProvider, 'checkAccess'>[]
  network: NetworkLook
  readSettings(): Promise<ShopSettings>
  readRoom(): Promise<Room>
  origin: string
  /** The address that staff are emailed at; null: the shop's own. */
  staffAddress: string | null
}

/** Checks whether something has gone wrong, or has been fixed, since the last time. */
export const watchShopJob = defineJob('doctor.watch', z.object({}))
