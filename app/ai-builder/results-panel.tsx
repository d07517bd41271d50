import { Info, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { designsPerRun, findDesignSize } from '#domain/artwork/ai-design.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { RunView } from '#server/aidesigns/index.ts'
import { ResultCard } from './result-card.tsx'
import { type Shirt, ShirtChoice, shirts } from './shirt-choice.tsx'

type ResultsPanelProps = {
  run: RunView | null
  isSending: boolean
  sizes: readonly GangSheetSize[]
  hasOwnStudio: boolean
}

/** Three states (loading, empty, results), and what to do after a failure. */
export function ResultsPanel({ run, isSending, sizes, hasOwnStudio }: ResultsPanelProps) {
  const [shirt, setShirt] = useState<Shirt>(shirts[0])
  const isLoading = isSending || run?.state === 'queued' || run?.state === 'drawing'
  const isReady = !isLoading && run?.state === 'ready'
  return (
    <section aria-labelledby="generated-heading" aria-busy={isLoading}>
      <div className="mb-4 flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="generated-heading" className="text-lg font-bold">
          Generated Designs
        </h2>
        {isReady && <ShirtChoice value={shirt} onValueChange={setShirt} />}
      </div>
      {isLoading ? (
        <Loading run={isSending ? null : run} />
      ) : isReady ? (
        <>
          <Undrawn run={run} />
          <ul className="grid gap-4 sm:grid-cols-2">
            {run.designs.map((design) => (
              <ResultCard
                key={`${run.id}-${design.index}`}
                run={run}
                design={design}
                shirt={shirt}
                sizes={sizes}
                hasOwnStudio={hasOwnStudio}
              />
            ))}
          </ul>
        </>
      ) : (
        <div className="rounded-lg border border-dashed border-line-strong bg-surface">
          {run?.state === 'failed' ? (
            <EmptyState title="No designs this time" headingLevel={3}>
              There was an error generating designs. Please try again.
            </EmptyState>
          ) : (
            <EmptyState
              title="Ready to Create Magic"
              headingLevel={3}
              illustration={
                <WandSparkles aria-hidden className="mx-auto size-14 text-magenta-ink" strokeWidth={1.4} />
              }
            >
              Describe your design, choose a style and a size, and four variations appear here.
            </EmptyState>
          )}
        </div>
      )}
    </section>
  )
}

/** Says so when an image isn't what was asked for. */
function Undrawn({ run: { undrawn, standsIn } }: { run: RunView }) {
  if (undrawn.length === 0) return null
  return (
    <p className="mb-4 flex items-start gap-2.5 rounded-md bg-yellow-wash px-3.5 py-3 text-sm text-yellow-ink">
      <Info aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span>
        I can’t draw: {undrawn.join(', ')}. {undrawn.length > 1 ? 'They are' : 'It is'} shown as text at most
        {standsIn ? `, with a picture of ours (${standsIn}) instead.` : '.'} I’m good at animals, plants,
        food, sports, vehicles, and weather.
      </span>
    </p>
  )
}

function Loading({ run }: { run: RunView | null }) {
  const { width, height } = findDesignSize(run?.sizeId ?? '13x12')
  const done = run?.progress.done ?? 0
  return (
    <div>
      <Progress
        label={done === 0 ? 'Reading your description …' : `Drawing: ${done} of ${designsPerRun} done`}
        value={done === 0 ? null : (done / designsPerRun) * 100}
        isLabelShown
      />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2" aria-hidden>
        {Array.from({ length: designsPerRun }, (_, at) => at).map((at) => (
          <li key={at} className="rounded-lg border border-line bg-surface p-3">
            <div
              className="max-h-[30rem] w-full overflow-hidden"
              style={{ aspectRatio: `${width} / ${Math.min(height, 18)}` }}
            >
              <Skeleton className="size-full" />
            </div>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="mt-4">
          <a className="underline" href={run ? `/ai-builder?run=${run.id}` : '/ai-builder'}>
            Check whether they’re ready
          </a>
        </p>
      </noscript>
    </div>
  )
}
