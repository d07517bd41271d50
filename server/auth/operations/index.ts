import { endStaffSession, endStaffSessions } from './end-staff-sessions.ts'
import { inviteStaff } from './invite-staff.ts'
import { createKey, revokeKey } from './service-keys.ts'

export const authOperations = [inviteStaff, endStaffSession, endStaffSessions, createKey, revokeKey] as const
