import { Spinner } from '#app/ui/spinner.tsx'

/** A placeholder until the studio's code and the account's draft are known. */
export function OpeningSheet({ hasFailed }: { hasFailed: boolean }) {
  return (
    <p role="status" className="flex items-center gap-3 p-8 text-ink-muted">
      {hasFailed ? 'The studio couldn’t load. Check your connection and reload.' : <Spinner />}
      {!hasFailed && 'Opening the sheet …'}
    </p>
  )
}
