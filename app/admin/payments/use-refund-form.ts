import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { newKey } from '#app/checkout/new-key.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { cents, formatMoney } from '#domain/money/money.ts'
import { isRefundFailed, type RefundKind } from '#domain/money/refund-rules.ts'
import { type Choice, previewOf, type Refundable } from './refund-parts.ts'

export type RefundDialogProps = {
  refundable: Refundable
  /** The discount whose use can be released; null if the order had none of the shop's. */
  discount: { code: string | null; name: string | null } | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

function centsOf(dollars: string): number | null {
  const match = /^\s*\$?(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(dollars)
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

const amountProblem = (kind: RefundKind, { leftCents }: Refundable): string =>
  kind === 'lines'
    ? `Choose pieces worth at most ${formatMoney(cents(leftCents))}`
    : `Enter an amount up to ${formatMoney(cents(leftCents))}`

const refundWords: Pick<Parameters<typeof useOperation<'payments.refund'>>[0], 'done' | 'failed'> = {
  done: {
    'payments.refund': ({ refund }) =>
      refund.status === 'done'
        ? { title: 'Refunded', message: 'The customer gets an email.' }
        : {
            title: 'Refund sent',
            message: 'The customer gets an email as soon as the provider completes it.',
          },
  },
  failed(answer) {
    if (answer.reason === 'invalid') return null
    return {
      title: isRefundFailed(answer) ? 'The refund failed' : 'Nothing was refunded',
      message: answer.message,
    }
  },
}

export type RefundForm = ReturnType<typeof useRefundForm>

/** What to refund, how much that is, and how it is sent. */
export function useRefundForm({
  refundable,
  onOpenChange,
}: Pick<RefundDialogProps, 'refundable' | 'onOpenChange'>) {
  const { revalidate } = useRevalidator()
  const [refundId, setRefundId] = useState(newKey)
  const [kind, setKind] = useState<RefundKind>('full')
  const [pieces, setPieces] = useState<Record<string, number>>({})
  const [withShipping, setWithShipping] = useState(false)
  const [dollars, setDollars] = useState('')

  const amountCents = centsOf(dollars)
  const choice: Choice =
    kind === 'full' ? { kind } : kind === 'lines' ? { kind, pieces, withShipping } : { kind, amountCents }
  const preview = previewOf(refundable, choice)

  const call = useOperation<'payments.refund'>({
    ...refundWords,
    // Runs before anyone is asked to prove who they are.
    check: (form): FieldErrors => ({
      ...(String(form.get('reason')).trim() === '' && { reason: 'Say why you’re refunding' }),
      ...(preview === null && { amountCents: amountProblem(kind, refundable) }),
    }),
    onDone() {
      onOpenChange(false)
      // The next refund is a new one.
      setRefundId(newKey())
      setKind('full')
      setPieces({})
      setWithShipping(false)
      setDollars('')
    },
    onFailed(answer) {
      // Repeated under the old key it would stay refused.
      if (isRefundFailed(answer)) setRefundId(newKey())
      // The rest of the payment, and the reason for the refusal, may have changed by now.
      void revalidate()
    },
  })

  const { fieldErrors: errors } = call
  const lines = linesOf(pieces)
  return {
    refundId,
    kind,
    setKind,
    pieces,
    setPieces,
    withShipping,
    setWithShipping,
    dollars,
    setDollars,
    amountCents,
    preview,
    call,
    errors,
    lines,
  }
}

const linesOf = (pieces: Record<string, number>): { orderItemId: string; quantity: number }[] =>
  Object.entries(pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([orderItemId, quantity]) => ({ orderItemId, quantity }))
