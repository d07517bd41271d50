import { Download, PencilRuler } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { notify } from '#app/ui/toast.tsx'
import { findDesignSize } from '#domain/ai-design.ts'
import type { GangSheetSize } from '#domain/gang-sheet.ts'
import type { RunView } from '#server/aidesigns/index.ts'
import type { Shirt } from './shirt-choice.tsx'
import type { GeneratorAnswer } from './use-run-notices.ts'

type ResultCardProps = {
  run: RunView
  design: RunView['designs'][number]
  shirt: Shirt
  sizes: readonly GangSheetSize[]
  /** False where the shop has another builder, which takes files alone. */
  hasOwnStudio: boolean
}

export function ResultCard({ run, design, shirt, sizes, hasOwnStudio }: ResultCardProps) {
  const fetcher = useFetcher<GeneratorAnswer>()
  const navigate = useNavigate()
  const number = design.index + 1
  const { width, height } = findDesignSize(run.sizeId)

  const follow = useEffectEvent(async (answer: GeneratorAnswer) => {
    if (!answer.ok)
      return notify.error('This design is no longer here', 'Generate it again with the same words.')
    if (!hasOwnStudio) {
      download(design.printUrl)
      notify.success('Design downloaded', 'Add the file to your sheet in the builder.')
      return navigate('/builder')
    }
    // Fetched when needed: reading drafts weighs more than this page.
    const { bringToStudio } = await import('#app/builder/bring-to-studio.ts')
    const isKept = bringToStudio(answer.artworkId, sizes)
    notify.success(
      'Design added to your artwork',
      isKept ? 'The studio opens with it.' : 'Find it in the studio under “Your pictures”.',
    )
    void navigate('/builder')
  })
  useEffect(() => {
    if (fetcher.data) void follow(fetcher.data)
  }, [fetcher.data])

  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-sm">
      <div
        className="flex items-center justify-center p-4 transition-colors"
        style={{ backgroundColor: shirt.color }}
      >
        <img
          src={design.previewUrl}
          width={design.width}
          height={design.height}
          alt={`Design ${number}: ${run.prompt}, ${run.style}`}
          className="max-h-[34rem] w-full object-contain"
          style={{ aspectRatio: `${design.width} / ${design.height}` }}
        />
      </div>
      <div className="mt-auto grid grid-cols-2 gap-2.5 border-t border-line p-3.5">
        <p className="figures col-span-2 text-sm text-ink-muted">
          Design {number}, {width} × {height} in
        </p>
        <fetcher.Form method="post" action="/ai-builder">
          <input type="hidden" name="intent" value="use" />
          <input type="hidden" name="runId" value={run.id} />
          <input type="hidden" name="index" value={design.index} />
          <Button
            type="submit"
            variant="primary"
            size="sm"
            className="w-full"
            isBusy={fetcher.state !== 'idle'}
            aria-label={`Download & Use design ${number}`}
          >
            <PencilRuler aria-hidden /> Download & Use
          </Button>
        </fetcher.Form>
        <a
          href={design.printUrl}
          download
          aria-label={`Download PNG of design ${number}`}
          className={buttonStyle('secondary', 'sm', false)}
        >
          <Download aria-hidden /> Download PNG
        </a>
      </div>
    </li>
  )
}

function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
