import type { CheckRules } from '../checks/check-rules.ts'
import type { CheckedFinding } from '../checks/check-sheet.ts'
import { lowResolutionWords } from '../checks/low-resolution.ts'
import type { LaidEngraving } from './engraving-field.ts'

/**
 * The finding for an image that prints below the shop's limit at its largest engraved size; `dpi` counts the image's
 * own pixels.
 */
export function checkEngravingDpi(
  { id, fileName }: { id: string; fileName: string },
  laid: readonly LaidEngraving[],
  { warnBelowDpi, checkRules }: { warnBelowDpi: number; checkRules: CheckRules },
): CheckedFinding[] {
  const action = checkRules.low_resolution
  const dpi = Math.round(Math.min(...laid.map(({ ink, width }) => ink.width / width)))
  if (action === 'off' || laid.length === 0 || dpi >= warnBelowDpi) return []
  const message = lowResolutionWords(fileName, dpi, null)
  return [{ kind: 'low_resolution', artworkId: id, message, isBlocking: action === 'block' }]
}
