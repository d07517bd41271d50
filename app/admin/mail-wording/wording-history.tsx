import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment-text.tsx'
import type { MailWords } from '#domain/shop/mail-words.ts'
import type { PastWords } from '#server/mail/index.ts'
import { areSame } from './part-labels.ts'

type Props = {
  history: PastWords[]
  /** As in the form now. */
  words: MailWords
  /** Null for those who may only view. */
  onTake: ((words: MailWords) => void) | null
}

/** The email's earlier wordings, newest first: any of them can be restored into the form. */
export function WordingHistory({ history, words, onTake }: Props) {
  if (history.length === 0) return null
  return (
    <section aria-label="Earlier wording">
      <h2 className="font-bold text-base">Changes</h2>
      <ul className="mt-2 divide-y divide-line rounded-lg border border-line bg-surface">
        {history.map((past) => {
          const isHere = areSame(past.words, words)
          return (
            <li
              key={past.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5"
            >
              <div className="min-w-0">
                <p className="truncate font-medium">{past.words.subject}</p>
                <p className="text-ink-muted text-xs">
                  <Moment at={past.at} /> · {past.by}
                </p>
              </div>
              {isHere ? (
                <span className="text-ink-muted text-sm">In the form</span>
              ) : (
                onTake && (
                  <Button size="sm" variant="quiet" onClick={() => onTake(past.words)}>
                    Use this wording
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
