import { endStaffSession, endStaffSessions } from './end-staff-sessions.ts'
import { askForProofPasskey, prove, sendProofCode, waysToProve } from './fresh-proof.ts'
import { inviteStaff } from './invite-staff.ts'
import { choosePassword, followLink, sendResetLink, sendSignInLink } from './links-by-mail.ts'
import { beginApp, finishApp, newRecoveryCodes, removeFactor } from './own-factors.ts'
import { linkProvider, resetOwnPassword, unlinkProvider } from './own-identities.ts'
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './own-passkeys.ts'
import { endOwnSession } from './own-sessions.ts'
import { askKey, textCode, useKey, useRecoveryCode, verifyCode } from './second-step.ts'
import { createKey, revokeKey } from './service-keys.ts'
import { signIn, signOut } from './sign-in.ts'
import { askForPasskey, signInByPasskey } from './sign-in-by-passkey.ts'
import { confirmEmail, signUp } from './sign-up.ts'

export const authOperations = [
  ...[signIn, signUp, signOut, confirmEmail],
  ...[sendResetLink, choosePassword, sendSignInLink, followLink],
  ...[askForPasskey, signInByPasskey],
  ...[verifyCode, useRecoveryCode, textCode, askKey, useKey],
  ...[inviteStaff, endStaffSession, endStaffSessions],
  ...[createKey, revokeKey],
  ...[beginApp, finishApp, removeFactor, newRecoveryCodes],
  ...[beginPasskey, addPasskey, renamePasskey, removePasskey],
  ...[waysToProve, sendProofCode, askForProofPasskey, prove],
  ...[linkProvider, unlinkProvider, resetOwnPassword, endOwnSession],
] as const
