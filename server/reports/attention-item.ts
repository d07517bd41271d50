import { z } from 'zod'

export const attentionKindNames = [
  'unverified_payment',
  'payment_difference',
  'cancelled_not_refunded',
  'difference_open',
  'unpaid_link',
  'late_order',
  'customer_message',
  'mail_unmatched',
  'edit_request',
  'finding_accepted',
  'print_file_failed',
  'print_file_waits',
  'label_doubt',
  'delivery_exception',
  'work_waits',
  'mail_waits',
  'mail_failed',
  'job_failed',
  'webhook_off',
  'roll_not_sent',
  'disk_short',
  'backup_old',
  'shop_alert',
] as const

/** Something that only a person can fix. `orderId` is null for anything not tied to an order. */
export const attentionItemShape = z.object({
  kind: z.enum(attentionKindNames),
  /** The id of the order, payment, request, file, shipment or email itself; for a job, its queue and id. */
  id: z.string(),
  orderId: z.uuid().nullable(),
  title: z.string(),
  reason: z.string(),
  at: z.date(),
})

export type AttentionItem = z.output<typeof attentionItemShape>
export type AttentionKind = AttentionItem['kind']
