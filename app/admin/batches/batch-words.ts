import { type BatchKind, sheetNames } from '#domain/batches/batch.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { BatchView } from '#server/batches/index.ts'

/** What a batch works through, and its plural. */
const things: Record<BatchKind, [one: string, many: string]> = {
  labels: ['label', 'labels'],
  'print-files': ['order’s print files', 'orders’ print files'],
  statuses: ['status', 'statuses'],
  mails: ['customer', 'customers'],
  sheets: ['order', 'orders'],
}

const doing: Record<BatchKind, string> = {
  labels: 'Making labels',
  'print-files': 'Making print files',
  statuses: 'Changing statuses',
  mails: 'Emailing customers',
  sheets: 'Printing',
}

const done: Record<BatchKind, string> = {
  labels: 'made',
  'print-files': 'ready',
  statuses: 'changed',
  mails: 'emailed',
  sheets: 'printed',
}

/** "Making labels: 7 of 20", "20 labels made, $181.00", "18 of 20 labels made, $163.00". */
export function batchTitle({ kind, state, counts, amountCents, sheet }: BatchView): string {
  const { total, done: well, failed } = counts
  if (sheet && state !== 'working')
    return `${sheetNames[sheet]} for ${well} ${well === 1 ? 'order' : 'orders'}`
  if (state === 'working') return `${doing[kind]}: ${well + failed} of ${total}`
  const [one, many] = things[kind]
  const count = failed === 0 ? String(total) : `${well} of ${total}`
  const spent = amountCents > 0 ? `, ${formatMoney(cents(amountCents))}` : ''
  return `${count} ${total === 1 ? one : many} ${done[kind]}${spent}`
}
