import { callOff, sendDifference } from './call-off.ts'
import { changeLines } from './change-lines.ts'
import { payDifference, settleDifference } from './pay-difference.ts'
import { previewChange } from './preview-change.ts'

export const orderChangeOperations = [
  previewChange,
  changeLines,
  callOff,
  sendDifference,
  payDifference,
  settleDifference,
] as const
