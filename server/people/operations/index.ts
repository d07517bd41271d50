import { removeCustomRole } from './remove-custom-role.ts'
import { createCustomRole, updateCustomRole } from './save-custom-role.ts'
import { setStaffRole } from './set-staff-role.ts'
import { suspendStaff, unsuspendStaff } from './suspend-staff.ts'

export const peopleOperations = [
  setStaffRole,
  suspendStaff,
  unsuspendStaff,
  createCustomRole,
  updateCustomRole,
  removeCustomRole,
] as const
