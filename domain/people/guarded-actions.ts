import { asPath } from '../route-pattern.ts'

/**
 * What needs a fresh proof of who asks, because a borrowed session would become lasting access, or money and people's
 * data in other hands. The pages' root asks for it on the server, and its script before it sends a form, by the pattern of
 * the route that answers, so that no other spelling of an address goes around it. Which calls of /auth/v1 need it says
 * `callerOf(…, 'proven')`; passwords and email addresses are changed by calls that ask by themselves.
 */
export type GuardedAction = {
  method: 'GET' | 'POST'
  pattern: string
  /**
   * Names of what the form asks for (`operationOf`); without them everything of that method and route is meant. An
   * operation that stands here needs the proof at /api/v1, too.
   */
  operations?: readonly string[]
  /** Only for orders that are worth more than the setting says. */
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

/** The row of what is asked, if it has one. `readOperation` is called only where a form's operation decides. */
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

/** The same of an operation that another program calls by its name. */
export const findGuardedOperation = (
  name: string,
  rows: readonly GuardedAction[] = guardedActions,
): GuardedAction | null => rows.find(({ operations }) => operations?.includes(name)) ?? null

/** What a form asks for. */
export const operationOf = (form: FormData): string => String(form.get('operation') ?? '')

/** Asks whether a proof is needed, and does nothing else: 204, or 403 when it is. */
export const askOnlyHeader = 'x-ask-for-proof'

/** Where somebody proves who they are, and goes on to what they intended. */
export const proofPath = '/auth/prove'
