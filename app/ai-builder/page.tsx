import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLiveRevalidation } from '#app/live.ts'
import { type Failed, type Said, useOperation } from '#app/operations/operation-form.tsx'
import { laterPage } from '#app/ui/later.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { designSizes, designStyles, missingPrompt } from '#domain/artwork/ai-design.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { RunView } from '#server/aidesigns/index.ts'
import { ExampleRow } from './example-row.tsx'
import { PromptForm, type Wish } from './prompt-form.tsx'
import { ResultsPanel } from './results-panel.tsx'
import { TipsCard } from './tips-card.tsx'
import { generationFailed, useRunNotices } from './use-run-notices.ts'

export type AiBuilderPageProps = {
  runs: readonly RunView[]
  /** The run shown on the page. */
  run: RunView | null
  sizes: readonly GangSheetSize[]
  hasOwnStudio: boolean
}

/** Most visitors have none. */
const RunHistory = laterPage(() => import('./run-history.tsx').then((part) => part.RunHistory))

/** A run in progress is polled in case the live connection misses something. */
const rereadEvery = 2_500

/** /ai-builder: describe a design, get four (docs/spec-map.md B2). */
export function AiBuilderPage({ runs, run, sizes, hasOwnStudio }: AiBuilderPageProps) {
  const asking = useOperation<'ai-designs.request'>({ failed: whyNot, check: requireWords })
  const isSending = asking.isBusy
  const isDrawing = run !== null && (run.state === 'queued' || run.state === 'drawing')
  const isBusy = isSending || isDrawing
  const [wish, setWish] = useState<Wish>(() => startingWish(run))
  const earlier = runs.filter(({ state, id }) => state === 'ready' && id !== run?.id)
  useLiveRevalidation(['ai-design.changed'])
  useReread(isDrawing)
  useRunNotices(runs, run)
  const results = useRef<HTMLDivElement>(null)
  // On a phone, the results are below the form.
  useEffect(() => {
    if (isSending) results.current?.scrollIntoView({ block: 'nearest' })
  }, [isSending])
  return (
    <div className="page pt-8 pb-16 sm:pt-10">
      <PageHeader
        title="AI design generator"
        description="Describe what you want to wear. You get four designs on a transparent background, ready to print at 300 dpi."
      />
      <div className="mt-7 grid items-start gap-x-8 gap-y-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="max-lg:contents lg:sticky lg:top-24 lg:space-y-5">
          <PromptForm
            wish={wish}
            onWishChange={setWish}
            sizes={sizes}
            run={run}
            isBusy={isBusy}
            asking={asking}
          />
          <TipsCard className="max-lg:order-last" />
        </div>
        <div ref={results} className="min-w-0 scroll-mt-24 space-y-8">
          <ResultsPanel {...{ run, isSending, sizes, hasOwnStudio }} />
          {earlier.length > 0 && <RunHistory runs={earlier} onPick={(one) => setWish(startingWish(one))} />}
          <ExampleRow onPick={setWish} />
        </div>
      </div>
    </div>
  )
}

const requireWords = (form: FormData): FieldErrors =>
  String(form.get('prompt')).trim() === '' ? { prompt: missingPrompt } : {}

function whyNot(answer: Failed<'ai-designs.request'>): Said {
  if (answer.reason === 'invalid' && answer.fieldErrors.prompt === missingPrompt)
    return { title: 'Missing Prompt', message: missingPrompt }
  if (answer.reason === 'refused' && answer.code === 'too_many_requests')
    return { title: 'One moment, please', message: answer.message }
  return generationFailed
}

const startingWish = (run: RunView | null): Wish => ({
  prompt: run?.prompt ?? '',
  style: run?.style ?? designStyles[0],
  sizeId: run?.sizeId ?? designSizes[0].id,
})

function useReread(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => void revalidate(), rereadEvery)
    return () => clearInterval(timer)
  }, [isOn, revalidate])
}
