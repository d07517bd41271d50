import { isStaff } from '#domain/people/role.ts'
import type { SiteLink } from './links.ts'
import type { SignedInFace } from './shop-face.ts'

/** Staff go to the portal; everyone else, whatever their role, goes to their orders (docs/spec-map.md S6). */
export function accountLinks({ role }: Pick<SignedInFace, 'role'>): SiteLink[] {
  return [
    isStaff(role) ? { to: '/admin', label: 'Admin Portal' } : { to: '/customer-portal', label: 'My Orders' },
    { to: '/profile', label: 'Profile Settings' },
  ]
}
