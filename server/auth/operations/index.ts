import { endStaffSession, endStaffSessions } from './end-staff-sessions.ts'
import { askForProofPasskey, prove, sendProofCode } from './fresh-proof.ts'
import { inviteStaff } from './invite-staff.ts'
import { beginApp, finishApp, newRecoveryCodes, removeFactor } from './own-factors.ts'
import { linkProvider, resetOwnPassword, unlinkProvider } from './own-identities.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts'
import { endOwnSession } from './own-sessions.ts'
import { createKey, revokeKey } from './service-keys.ts'

export const authOperations = [
  ...[inviteStaff, endStaffSession, endStaffSessions],
  ...[createKey, revokeKey],
  ...[beginApp, finishApp, removeFactor, newRecoveryCodes],
  ...[beginPasskey, addPasskey, renamePasskey, removePasskey],
  ...[sendProofCode, askForProofPasskey, prove],
  ...[linkProvider, unlinkProvider, resetOwnPassword, endOwnSession],
] as const
