import { ResponseValidationError } from 'shippo/models/errors/index.js'
import { z } from 'zod'

/**
 * The fields we need of a Shippo transaction, as sent over the wire. Everything else may change without affecting us.
 */
const transactionSchema = z.object({
  object_id: z.string().min(1),
  status: z.string().default(''),
  metadata: z.string().nullish(),
  tracking_number: z.string().nullish(),
  tracking_url_provider: z.string().nullish(),
  label_url: z.string().nullish(),
  messages: z.array(z.object({ text: z.string().nullish() })).nullish(),
})

export type ShippoTransaction = z.output<typeof transactionSchema>

type FromSdk = {
  objectId?: string | undefined
  status?: string | undefined
  metadata?: string | undefined
  trackingNumber?: string | undefined
  trackingUrlProvider?: string | undefined
  labelUrl?: string | undefined
  messages?: { text?: string | undefined }[] | undefined
}

export const fromSdk = (transaction: FromSdk): ShippoTransaction =>
  transactionSchema.parse({
    object_id: transaction.objectId,
    status: transaction.status,
    metadata: transaction.metadata,
    tracking_number: transaction.trackingNumber,
    tracking_url_provider: transaction.trackingUrlProvider,
    label_url: transaction.labelUrl,
    messages: transaction.messages,
  })

/**
 * The SDK throws away a response with any value it doesn't know, even for a label that was paid for. In that case we
 * read the response ourselves. @throws the error when it is a different one
 */
export function fromRefusedAnswer(error: unknown): ShippoTransaction {
  if (!(error instanceof ResponseValidationError)) throw error
  const read = transactionSchema.safeParse(error.rawValue)
  if (!read.success) throw error
  return read.data
}

export const wordsOf = ({ messages }: ShippoTransaction): string =>
  (messages ?? []).flatMap(({ text }) => text ?? []).join(' ') || 'The carrier gave no reason.'
