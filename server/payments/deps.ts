import type { SandboxCard } from '#domain/money/sandbox-card.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Database } from '#server/kernel/database.ts'
import type { Emit } from '#server/kernel/emit.ts'
import type { Reach } from '#server/kernel/fault-points.ts'
import type { Jobs } from '#server/kernel/jobs.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Mail } from '#server/mail/index.ts'
import type { Orders } from '#server/orders/index.ts'
import type { Realtime } from '#server/realtime/index.ts'
import type { PaymentProvider } from './port.ts'

export type PaymentsDeps = {
  database: Database
  clock: Clock
  jobs: Jobs
  log: Log
  mail: Pick<Mail, 'send'>
  realtime: Pick<Realtime, 'announce'>
  emit: Emit
  orders: Pick<
    Orders,
    | 'markPaid'
    | 'markUnverified'
    | 'markUnpaid'
    | 'confirmByStaff'
    | 'placementOf'
    | 'notePayment'
    | 'moneyOf'
    | 'labelsOf'
    | 'idOfNumber'
    | 'orderInQuery'
    | 'isOfContact'
    | 'ofContactInQuery'
  >
  providers: readonly PaymentProvider[]
  /** Receives new attempts; older attempts stay with their own provider. */
  activeProvider: string
  isPublic: boolean
  /** The backend of the sandbox's own payment page: where the shopper goes next, if it could be finished. */
  sandbox: {
    pay(reference: string, card: SandboxCard): Promise<{ ok: true; returnUrl: string } | { ok: false }>
    cancel(reference: string): Promise<{ ok: true; returnUrl: string } | { ok: false }>
  }
  /** Fault tests kill the process at these points. */
  reach: Reach
}

export type SettleDeps = Pick<
  PaymentsDeps,
  'database' | 'clock' | 'providers' | 'orders' | 'log' | 'emit' | 'reach'
>

export type RefundDeps = Pick<
  PaymentsDeps,
  'database' | 'clock' | 'providers' | 'orders' | 'mail' | 'log' | 'emit' | 'reach'
>
