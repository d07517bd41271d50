import { isUuid } from '../uuid.ts'

/** docs/spec-map.md B5: the design ID dialog's texts, verbatim. */
export const designIdMessages = {
  required: 'Design ID required',
  invalid: 'Invalid ID',
  /** With our own studio, and with the external service. */
  enterOwn: 'Enter a valid design ID or URL',
  enterOutside: 'Enter a valid Drip design ID or URL',
  notSaved: 'Failed to save design ID',
} as const

/** A 36-character UUID, or the `design_id` parameter of a URL; null for anything else. In lower case. */
export function parseDesignId(text: string): string | null {
  const entered = text.trim()
  if (isUuid(entered)) return entered.toLowerCase()
  const carried = URL.canParse(entered) ? new URL(entered).searchParams.get('design_id') : null
  return isUuid(carried) ? carried.toLowerCase() : null
}
