import { oneLine } from '../one-line.ts'

/** The colors that a profile converts to: those of an RGB printer, or inks. */
export type ProfileColors = 'rgb' | 'cmyk'

/** Larger profiles are not accepted by the form. */
export const mostProfileBytes = 4_000_000

export const profileNameSchema = oneLine.min(1, 'Enter the file’s name').max(120, 'At most 120 characters')

const headerBytes = 128
const colorsBySignature = new Map<string, ProfileColors>([
  ['RGB ', 'rgb'],
  ['CMYK', 'cmyk'],
])

/**
 * What a profile's header says (ICC.1:2022, 7.2); null for anything but a profile of a printer, a screen or a color
 * space.
 */
export function readIccProfile(bytes: Uint8Array): { colors: ProfileColors } | null {
  if (bytes.length < headerBytes) return null
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const text = (at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
  const colors = colorsBySignature.get(text(16))
  const isKnown = text(36) === 'acsp' && ['prtr', 'mntr', 'spac'].includes(text(12))
  return isKnown && size === bytes.length && colors ? { colors } : null
}
