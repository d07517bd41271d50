import { z } from 'zod'

/** What the shop can do for many orders at once, each handled independently. */
export const batchKinds = ['labels', 'print-files', 'statuses', 'mails', 'sheets'] as const
export type BatchKind = (typeof batchKinds)[number]

/** `working` until nothing is left to do; `failed`: the combined result for all of them could not be made. */
export type BatchState = 'working' | 'finished' | 'failed'

export type ThingState = 'waiting' | 'running' | 'done' | 'failed'

/**
 * What a failure is about: the order's `address`, the shop's `account` with its carrier or another service, or the
 * `order`, when it does not allow the action.
 */
export const troubles = ['address', 'account', 'order'] as const
export type Trouble = (typeof troubles)[number]

export const troubleNames: Record<Trouble, string> = {
  address: 'Address',
  account: 'Your carrier account',
  order: 'Order',
}

/** Paper for printing many labels: one per page on a label printer, or two per letter page. */
export const labelPapers = ['4x6', 'letter'] as const
export const labelPaperSchema = z.enum(labelPapers)
export type LabelPaper = (typeof labelPapers)[number]

/** Options that apply to all labels of a batch. */
export const labelsChoiceSchema = z.object({ rate: z.enum(['cheapest', 'fastest']), paper: labelPaperSchema })
export type LabelsChoice = z.output<typeof labelsChoiceSchema>

export const labelPaperNames: Record<LabelPaper, string> = {
  '4x6': '4 × 6 in, one to a page',
  letter: 'Letter, two to a page',
}

/** Documents printed on paper for selected orders. */
export const sheetKinds = ['packing-slips', 'pick-list', 'job-tickets', 'pickup-sheets'] as const
export const sheetKindSchema = z.enum(sheetKinds)
export type SheetKind = (typeof sheetKinds)[number]

export const sheetNames: Record<SheetKind, string> = {
  'packing-slips': 'Packing slips',
  'pick-list': 'Pick list',
  'job-tickets': 'Job tickets',
  'pickup-sheets': 'Pickup sheets',
}
