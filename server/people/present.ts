import type { Role } from '#domain/people/role.ts'
import type { profiles } from './tables.ts'

export type Profile = {
  userId: string
  fullName: string
  email: string
  phone: string
  role: Role
  createdAt: Date
}

export const toProfile = (row: typeof profiles.$inferSelect): Profile => ({
  userId: row.userId,
  fullName: row.fullName,
  email: row.email,
  phone: row.phone,
  role: row.role,
  createdAt: row.createdAt,
})
