import { setStaffRole } from './set-staff-role.ts'
import { suspendStaff, unsuspendStaff } from './suspend-staff.ts'

export const peopleOperations = [setStaffRole, suspendStaff, unsuspendStaff] as const
