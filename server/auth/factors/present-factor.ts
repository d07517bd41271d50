import { apiPhone } from '../accounts/api-phone.ts'
import type { factors } from '../tables.ts'

export type FactorRow = typeof factors.$inferSelect

/** A factor as the contract's user has it; its secrets stay here. */
export const presentFactor = (row: FactorRow) => ({
  id: row.id,
  friendly_name: row.name || undefined,
  factor_type: row.type,
  status: row.verifiedAt === null ? ('unverified' as const) : ('verified' as const),
  phone: apiPhone(row.phone) || undefined,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  last_challenged_at: row.lastUsedAt?.toISOString(),
})

export type ApiFactor = ReturnType<typeof presentFactor>

export const presentPasskey = (row: FactorRow) => ({
  id: row.id,
  friendly_name: row.name || undefined,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString(),
})

export type ApiPasskey = ReturnType<typeof presentPasskey>
