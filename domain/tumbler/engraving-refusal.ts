import { describeGray, tumblerMessages } from './messages.ts'

/** Why an artwork cannot be engraved. `percentage`: the share of its pixels that are neither black nor white. */
export type EngravingRefusal =
  | { reason: 'not_found' | 'not_ready' | 'not_a_picture' | 'too_large' }
  | { reason: 'not_black_and_white'; percentage: number }

export function explainRefusal(refusal: EngravingRefusal): string {
  if (refusal.reason === 'not_found') return 'This design was not found. Remove it and upload it again.'
  if (refusal.reason === 'not_ready') return 'This design is still being checked. Try again in a moment.'
  if (refusal.reason === 'not_black_and_white')
    return `${tumblerMessages.notBlackAndWhite}. ${describeGray(refusal.percentage)}`
  if (refusal.reason === 'not_a_picture') return tumblerMessages.wrongType.description
  return tumblerMessages.tooLarge.description
}
