import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Moment } from '#app/ui/moment-text.tsx'
import type { EditProofView, EditRequestView } from '#server/edit-requests/index.ts'
import { ProofCard } from './proof-card.tsx'

export type EditThreadProps = {
  request: EditRequestView
  /** Whose messages are on the right. */
  reader: 'customer' | 'shop'
  /** What the reader can do with the pending proof. */
  proofActions?: (proof: EditProofView) => ReactNode
}

type Entry = { at: Date; key: string; author: 'customer' | 'shop'; name: string; body: ReactNode }

/** Everything written and shown about a request, oldest first. */
export function EditThread({ request, reader, proofActions }: EditThreadProps) {
  const entries = entriesOf(request, proofActions)
  return (
    <ol className="grid gap-3" aria-label="Conversation">
      {entries.map((entry) => {
        const isOwn = entry.author === reader
        return (
          <li
            key={entry.key}
            className={classes('grid', isOwn ? 'justify-items-end' : 'justify-items-start')}
          >
            <div
              className={classes(
                'max-w-full rounded-md border px-3.5 py-2.5 sm:max-w-[85%]',
                isOwn ? 'border-line bg-sunken' : 'border-line-strong bg-raised',
              )}
            >
              <p className="mb-1 text-ink-muted text-xs">
                <span className="font-semibold text-ink">{isOwn ? 'You' : entry.name}</span> ·{' '}
                <Moment at={entry.at} />
              </p>
              {entry.body}
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function entriesOf(request: EditRequestView, proofActions: EditThreadProps['proofActions']): Entry[] {
  const words = (text: string): ReactNode => <p className="whitespace-pre-wrap break-words">{text}</p>
  const entries: Entry[] = [
    {
      at: request.createdAt,
      key: 'request',
      author: 'customer',
      name: 'Customer',
      body: words(request.requestDetails),
    },
    ...request.messages.map(({ id, at, author, authorName, text }) => ({
      at,
      key: `message-${id}`,
      author,
      name: authorName,
      body: words(text),
    })),
    ...request.proofs.map((proof) => ({
      at: proof.createdAt,
      key: proof.id,
      author: 'shop' as const,
      name: 'The shop',
      body: <ProofCard proof={proof} actions={proof.state === 'offered' ? proofActions?.(proof) : null} />,
    })),
  ]
  // If a proof was offered for a pending request, its note is also the response: don't show it twice.
  const isSaidByProof = request.proofs.some(({ note }) => note === request.adminResponse)
  if (request.reviewedAt && request.adminResponse && !isSaidByProof)
    entries.push({
      at: request.reviewedAt,
      key: 'response',
      author: 'shop',
      name: 'The shop',
      body: words(request.adminResponse),
    })
  return entries.sort((one, other) => one.at.getTime() - other.at.getTime())
}
