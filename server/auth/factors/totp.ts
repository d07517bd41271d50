import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Executor } from '#server/kernel/database.ts'
import type { SecretBox } from '#server/kernel/secret-box.ts'
import { secretPlaces } from '../secret-places.ts'

import { factors } from '../tables.ts'
import type { FactorRow } from './present-factor.ts'

/** What every authenticator app accepts (RFC 6238): SHA-1, six digits, 30 seconds. */
const period = 30
const shape = { algorithm: 'SHA1', digits: 6, period }

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that apps read, as text and as a QR code in SVG. */
export async function describeTotp(secret: string, issuer: string, label: string) {
  const { toSVG } = await import('bwip-js/node')
  const uri = new TOTP({ ...shape, issuer, label, secret }).toString()
  return {
    secret,
    uri,
    qr_code: toSVG({ bcid: 'qrcode', text: uri, scale: 4, padding: 4, backgroundcolor: 'FFFFFF' }),
  }
}

/** Accepts a code of the current time step, or of the one before or after it, once. */
export async function takeTotp(
  executor: Executor,
  secretBox: SecretBox,
  factor: FactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  if (factor.secret === null) return false
  const totp = new TOTP({ ...shape, secret: secretBox.open(factor.secret, secretPlaces.totp(factor.id)) })
  const delta = totp.validate({ token: code, window: 1, timestamp: now.getTime() })
  if (delta === null) return false
  const step = Math.floor(now.getTime() / 1_000 / period) + delta
  const [taken] = await executor
    .update(factors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(factors.id, factor.id), or(isNull(factors.lastStep), lt(factors.lastStep, step))))
    .returning({ id: factors.id })
  return taken !== undefined
}
