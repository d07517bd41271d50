import { Spinner } from '#app/ui/spinner.tsx'

/** Stands there until the studio's code and the account's draft are known. */
export function OpeningSheet({ hasFailed }: { hasFailed: boolean }) {
  return (
    <p role="status" className="flex items-center gap-3 p-8 text-ink-muted">
      {hasFailed ? 'The studio could not be loaded. Check your connection and reload.' : <Spinner />}
      {!hasFailed && 'Opening the sheet …'}
    </p>
  )
}
