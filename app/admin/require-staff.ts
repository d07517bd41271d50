import { data } from 'react-router'
import { isStaff } from '#domain/role.ts'
import type { Actor } from '#server/kernel/actor.ts'

/** Loaders and actions of the back office ask first. @throws 403 'Access Denied' for anybody else. */
export function requireStaffPage(actor: Actor): void {
  if (!actor.user || !isStaff(actor.user.role)) throw data('Access Denied', { status: 403 })
}
