import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '#app/ui/badge.tsx'
import type { EditProofView } from '#server/edit-requests/index.ts'

const states: Record<EditProofView['state'], { word: string; tone: Tone }> = {
  offered: { word: 'Waiting for approval', tone: 'yellow' },
  approved: { word: 'Approved', tone: 'green' },
  answered: { word: 'Changes requested', tone: 'neutral' },
  replaced: { word: 'Replaced by a newer proof', tone: 'neutral' },
}

/** The item before and after the change, side by side on film. */
export function ProofCard({ proof, actions }: { proof: EditProofView; actions?: ReactNode }) {
  const { word, tone } = states[proof.state]
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Proof {proof.number}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <p className="whitespace-pre-wrap break-words">{proof.note}</p>
      <div className="grid max-w-lg grid-cols-2 gap-3">
        <Side label="Before" url={proof.beforeUrl} />
        <Side label="After" url={proof.afterUrl} />
      </div>
      {actions}
    </div>
  )
}

function Side({ label, url }: { label: string; url: string | null }) {
  return (
    <figure className="min-w-0">
      <div className="flex h-44 items-center justify-center overflow-hidden rounded-sm border border-film-line bg-film sm:h-56">
        {url ? (
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="flex size-full items-center justify-center p-2"
          >
            <img
              src={url}
              alt={`The design ${label.toLowerCase()} the change`}
              className="max-h-full max-w-full"
            />
          </a>
        ) : (
          <span className="grid justify-items-center gap-1.5 text-ink-faint text-xs">
            <ImageOff aria-hidden className="size-5" /> Image unavailable
          </span>
        )}
      </div>
      <figcaption className="mt-1 text-center text-ink-muted text-xs">{label}</figcaption>
    </figure>
  )
}
