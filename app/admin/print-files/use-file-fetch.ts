import { useEffect, useState } from 'react'
import { useStartBatch } from '#app/admin/batches/use-start-batch.ts'
import { useLiveEvents } from '#app/live.ts'
import { useOperation } from '#app/operations/operation-form.tsx'
import type { ValueOf } from '#server/operations.ts'

type FileChoice = { orders: readonly string[]; items: readonly string[] }
type Found = ValueOf<'print-files.gather'>

/**
 * Downloads the print files of a selection as one archive: right away if all are ready, else once the missing ones are
 * made. Files that cannot be made are reported, and the others can be downloaded without them.
 */
export function useFileFetch() {
  const [choice, setChoice] = useState<FileChoice | null>(null)
  const [found, setFound] = useState<Found | null>(null)
  const [isOlder, setOlder] = useState(false)
  const dismiss = (): void => {
    setChoice(null)
    setFound(null)
  }
  const call = useOperation<'print-files.gather'>({
    failed: 'The print files weren’t downloaded',
    onDone: (_operation, value) => {
      setFound(value)
      if (choice === null || value.lacking.length > 0) return
      submit(choice)
      dismiss()
    },
    onFailed: dismiss,
  })
  const batch = useStartBatch()
  const { isBusy, send } = call
  const ask = (wanted: FileChoice, fields: Record<string, string>): void => {
    const options = { action: '/admin/print-files', defaultShouldRevalidate: false }
    send('print-files.gather', formOf(wanted, fields), options)
  }
  const isWaiting = found?.lacking.some(({ isMaking }) => isMaking) ?? false
  useLiveEvents(['print-file.changed'], () => setOlder(choice !== null))
  useEffect(() => {
    if (!isOlder || isBusy || choice === null) return
    setOlder(false)
    ask(choice, {})
  })
  return {
    /** What is missing, until everything is ready. */
    found,
    isWaiting,
    isBusy: isBusy || isWaiting,
    dismiss,
    fetchAll(wanted: FileChoice): void {
      setChoice(wanted)
      ask(wanted, { make: 'on' })
    },
    /** Whether the server can do the waiting instead of this page. */
    mayLeave: isWaiting && choice !== null && choice.items.length === 0,
    /** The tray reports when all are ready, on whichever page the person is by then. */
    leaveToTray(): void {
      if (choice) batch.start('batches.make-print-files', { orders: [...choice.orders] })
      dismiss()
    },
    /** Without the missing files. */
    fetchReady(): void {
      if (choice) submit(choice)
      dismiss()
    },
  }
}

export type FileFetch = ReturnType<typeof useFileFetch>

function formOf({ orders, items }: FileChoice, fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const id of orders) form.append('orders', id)
  for (const id of items) form.append('items', id)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** Submits a form of its own, because a selection may be too long for a URL. */
function submit(choice: FileChoice): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/admin/print-files.zip'
  for (const [name, value] of formOf(choice, {})) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
