import { z } from 'zod'
import { oneLine } from '../one-line.ts'
import type { Permission } from './permissions.ts'

/**
 * The permissions that another program's key may have: those for anything a program can call. Never staff or keys: a
 * key that created keys would outlast its own expiry.
 */
export const keyPermissions = [
  'orders.read',
  'orders.write',
  'payments.write',
  'payments.refund',
  'mails.write',
  'customers.write',
  'quotes.read',
  'quotes.write',
  'production.read',
  'production.write',
  'shipping.read',
  'shipping.write',
  'settings.read',
  'settings.write',
  'prices.read',
  'prices.write',
  'discounts.read',
  'discounts.write',
  'attention.read',
  'attention.write',
  'products.read',
  'products.write',
  'content.read',
  'content.write',
  'newsletter.read',
  'newsletter.write',
  'accounts.write',
  'backups.write',
  'webhooks.write',
] as const satisfies readonly Permission[]

/** How many days a key is valid; null means until it is revoked. */
export const keyLifetimes = [30, 90, 365, null] as const

export const apiKeySchema = z.object({
  name: oneLine.min(1, 'Say which program it is for').max(60, 'Give the key a name of up to 60 characters'),
  permissions: z.array(z.enum(keyPermissions)).min(1, 'Choose what the program may do'),
  days: z.literal(keyLifetimes, 'Choose how long it’s valid'),
})

export type ApiKeyInput = z.output<typeof apiKeySchema>
