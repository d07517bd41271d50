import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { filmWords } from '#domain/artwork/cut-sheets.ts'
import type { Draft } from '#domain/studio/draft.ts'
import { countCopies } from '#domain/studio/studio-document.ts'

/** A sheet that was started and not saved. */
export function DraftCard({
  draft,
  onContinue,
  onStartOver,
}: {
  draft: Draft
  onContinue: () => void
  onStartOver: () => void
}) {
  const { document, awaiting } = draft
  const artworks = document.items.length
  return (
    <SheetCard
      title="Your unfinished sheet is still here."
      words={
        <>
          {filmWords(document.sheet)}, {artworks} {artworks === 1 ? 'artwork' : 'artworks'},{' '}
          {countCopies(document)} placed or waiting
          {awaiting.length > 0 &&
            `, ${awaiting.length} ${awaiting.length === 1 ? 'file' : 'files'} not on it yet`}
          .
        </>
      }
    >
      <Button size="sm" variant="quiet" onClick={onStartOver}>
        Start over
      </Button>
      <Button size="sm" onClick={onContinue}>
        Continue
      </Button>
    </SheetCard>
  )
}

/** A draft from an account that is signed out: nothing in it can be seen, and nothing in it is lost. */
export function HeldDraftCard({ isSignedIn, onStartNew }: { isSignedIn: boolean; onStartNew: () => void }) {
  return (
    <SheetCard
      title="This sheet belongs to an account."
      words={`${isSignedIn ? 'It’s not the one you’re signed in to. Sign in to that one' : 'Sign in'} to go on with it. It is kept on this device.`}
    >
      <Button size="sm" variant="quiet" onClick={onStartNew}>
        Start a new sheet
      </Button>
      {!isSignedIn && (
        <LinkButton to="/auth?next=/builder" size="sm">
          Sign in
        </LinkButton>
      )}
    </SheetCard>
  )
}

function SheetCard({ title, words, children }: { title: string; words: ReactNode; children: ReactNode }) {
  return (
    <Card
      as="section"
      padding="sm"
      aria-label="Unfinished sheet"
      className="flex flex-wrap items-center gap-x-4 gap-y-3"
    >
      <p className="min-w-0 flex-1 basis-60">
        <strong className="font-semibold">{title}</strong>{' '}
        <span className="figures text-ink-muted">{words}</span>
      </p>
      <div className="flex gap-2">{children}</div>
    </Card>
  )
}
