import { z } from 'zod'

/** What the shop does for many orders at once, each by itself. */
export const batchKinds = ['labels', 'print-files', 'statuses', 'mails', 'sheets'] as const
export type BatchKind = (typeof batchKinds)[number]

/** `working` until nothing is left to do; `failed`: what it was to make for all of them could not be made. */
export type BatchState = 'working' | 'finished' | 'failed'

export type ThingState = 'waiting' | 'running' | 'done' | 'failed'

/**
 * Whose trouble a failure is: `address` of the order, `account` of the shop with its carrier or another service, `order`
 * for what the order itself does not allow.
 */
export const troubles = ['address', 'account', 'order'] as const
export type Trouble = (typeof troubles)[number]

export const troubleNames: Record<Trouble, string> = {
  address: 'Address',
  account: 'Your carrier account',
  order: 'Order',
}

/** Paper that many labels are printed on: one to a page of a label printer, or two to a letter page. */
export const labelPapers = ['4x6', 'letter'] as const
export const labelPaperSchema = z.enum(labelPapers)
export type LabelPaper = (typeof labelPapers)[number]

/** What is chosen for all labels of a batch. */
export const labelsChoiceSchema = z.object({ rate: z.enum(['cheapest', 'fastest']), paper: labelPaperSchema })
export type LabelsChoice = z.output<typeof labelsChoiceSchema>

export const labelPaperNames: Record<LabelPaper, string> = {
  '4x6': '4 × 6 in, one to a page',
  letter: 'Letter, two to a page',
}

/** What is printed on paper for a choice of orders. */
export const sheetKinds = ['packing-slips', 'pick-list', 'job-tickets', 'pickup-sheets'] as const
export const sheetKindSchema = z.enum(sheetKinds)
export type SheetKind = (typeof sheetKinds)[number]

export const sheetNames: Record<SheetKind, string> = {
  'packing-slips': 'Packing slips',
  'pick-list': 'Pick list',
  'job-tickets': 'Job tickets',
  'pickup-sheets': 'Pickup sheets',
}
