import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useOperation } from '#app/operations/operation-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { BatchView } from '#server/batches/index.ts'
import { batchTitle } from './batch-words.ts'

export type ChangeBatch = ReturnType<typeof useChangeBatch>

/** Changes a batch in the tray. */
export function useChangeBatch() {
  return useOperation<'batches.try-again' | 'batches.stop' | 'batches.dismiss' | 'batches.undo'>({
    failed: ({ message }) => ({ title: 'Not done', message }),
  })
}

export function BatchSign({ batch: { state, counts } }: { batch: BatchView }) {
  if (state === 'working') return <Spinner label="In progress" />
  return state === 'failed' || counts.failed > 0 ? (
    <CircleAlert aria-hidden className="size-4.5 shrink-0 text-red-ink" />
  ) : (
    <CircleCheck aria-hidden className="size-4.5 shrink-0 text-green-ink" />
  )
}

export function BatchBar({ batch, className }: { batch: BatchView; className?: string }) {
  const { state, counts } = batch
  if (state !== 'working') return null
  const value = (100 * (counts.done + counts.failed)) / counts.total
  return <Progress label={batchTitle(batch)} value={value} className={className} />
}

/** The result of a batch: one PDF, or the print files as one ZIP. */
export function OpenFile({ batch: { file, kind, state, done } }: { batch: BatchView }) {
  if (kind === 'print-files' && state === 'finished' && done.length > 0)
    return (
      <form method="post" action="/admin/print-files.zip" target="_blank" rel="noopener">
        {done.map(({ orderId }) => (
          <input key={orderId} type="hidden" name="orders" value={orderId} />
        ))}
        <Button type="submit" size="sm" variant="primary">
          Download the ZIP
        </Button>
      </form>
    )
  if (!file) return null
  return (
    <LinkButton size="sm" variant="primary" to={file.url} reloadDocument target="_blank" rel="noreferrer">
      Open the PDF
    </LinkButton>
  )
}

export function PutAway({ batch, change }: { batch: BatchView; change: ChangeBatch }) {
  if (batch.state === 'working') return null
  return (
    <Button
      size="sm"
      variant="quiet"
      isSquare
      aria-label={`Dismiss: ${batchTitle(batch)}`}
      disabled={change.isBusy}
      onClick={() => change.send('batches.dismiss', { batch: batch.id }, { action: '/admin/batches' })}
    >
      <X aria-hidden />
    </Button>
  )
}
