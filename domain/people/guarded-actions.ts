import { asPath } from '../route-pattern.ts'

/**
 * Actions that require a fresh proof of identity, because with a borrowed session they would turn into lasting access,
 * or put money or people's data into other hands. The pages' root requires it on the server, and its script before
 * sending a form, matched by the pattern of the route that answers, so that no other spelling of a URL gets around it.
 * Which calls of /auth/v1 require it is declared by `callerOf(…, 'proven')`; passwords and email addresses are changed
 * by calls that require it themselves.
 */
export type GuardedAction = {
  method: 'GET' | 'POST'
  pattern: string
  /**
   * Names of the operations that the form requests (`operationOf`); if absent, everything with that method and route is
   * guarded. An operation listed here needs the proof at /api/v1 as well.
   */
  operations?: readonly string[]
  /** Only for orders worth more than the configured amount. */
  isOfLargeOrders?: true
}

export const guardedActions: readonly GuardedAction[] = [
  {
    method: 'POST',
    pattern: '/profile',
    operations: [
      ...['factors.begin-app', 'factors.remove', 'factors.new-recovery-codes'],
      ...['passkeys.begin', 'passkeys.remove', 'identities.link', 'identities.unlink'],
    ],
  },
  { method: 'GET', pattern: '/profile/export' },
  {
    method: 'POST',
    pattern: '/admin/staff',
    operations: ['staff.invite', 'staff.set-role', 'staff.unsuspend', 'roles.create', 'roles.update'],
  },
  {
    method: 'POST',
    pattern: '/admin/orders/:orderId',
    operations: ['payments.refund', 'orders.cancel'],
    isOfLargeOrders: true,
  },
  {
    method: 'POST',
    pattern: '/admin/orders/:orderId/change',
    operations: ['order-changes.apply'],
    isOfLargeOrders: true,
  },
  {
    method: 'POST',
    pattern: '/admin/customers/:customerId/merge',
    operations: ['customers.merge'],
  },
  { method: 'POST', pattern: '/admin/orders.csv' },
  { method: 'GET', pattern: '/admin/audit.csv' },
  { method: 'GET', pattern: '/admin/newsletter.csv' },
  { method: 'GET', pattern: '/admin/dashboard.csv' },
  { method: 'GET', pattern: '/admin/production/film.csv' },
  {
    method: 'POST',
    pattern: '/admin/settings/keys',
    operations: ['keys.create', 'keys.revoke'],
  },
  {
    method: 'POST',
    pattern: '/admin/settings/backups',
    operations: ['backups.save-plan'],
  },
  { method: 'GET', pattern: '/admin/import-export/files/:name' },
]

/**
 * The guarded action that a request matches, if any. `readOperation` is called only when a form's operation decides.
 */
export async function findGuardedAction(
  method: string,
  pattern: string,
  readOperation: () => Promise<string>,
): Promise<GuardedAction | null> {
  const wanted = method === 'HEAD' ? 'GET' : method
  const path = asPath(pattern)
  const rows = guardedActions.filter((row) => row.method === wanted && row.pattern === path)
  const whole = rows.find(({ operations }) => operations === undefined)
  if (whole || rows.length === 0) return whole ?? null
  const operation = await readOperation()
  return rows.find(({ operations }) => operations?.includes(operation)) ?? null
}

/** The same for an operation that another program calls by name. */
export const findGuardedOperation = (
  name: string,
  rows: readonly GuardedAction[] = guardedActions,
): GuardedAction | null => rows.find(({ operations }) => operations?.includes(name)) ?? null

/** The operation that a form requests. */
export const operationOf = (form: FormData): string => String(form.get('operation') ?? '')

/** Only asks whether a proof is needed and does nothing else: 204, or 403 when it is. */
export const askOnlyHeader = 'x-ask-for-proof'

/** Where people prove who they are before continuing with what they intended. */
export const proofPath = '/auth/prove'
