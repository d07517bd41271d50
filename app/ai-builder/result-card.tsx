import { Download, PencilRuler } from 'lucide-react'
import {
  type CalledOperation,
  OperationButton,
  OperationForm,
  useOperation,
} from '#app/operations/operation-form.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { codeOrToast } from '#app/ui/toasts/code-or-toast.ts'
import { notify } from '#app/ui/toasts/toast.tsx'
import { findDesignSize } from '#domain/artwork/ai-design.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import type { RunView } from '#server/aidesigns/index.ts'
import type { Shirt } from './shirt-choice.tsx'

type ResultCardProps = {
  run: RunView
  design: RunView['designs'][number]
  shirt: Shirt
  sizes: readonly GangSheetSize[]
  /** False when the shop uses another builder, which only takes files. */
  hasOwnStudio: boolean
}

/**
 * Returns false if the code did not load, which the shopper has been told. The code that reads drafts is larger than
 * this page.
 */
async function addToStudio(artworkId: string, sizes: ResultCardProps['sizes']): Promise<boolean> {
  const code = await codeOrToast(import('#app/builder/bring-to-studio.ts'))
  if (code === null) return false
  const isKept = await code.bringToStudio(artworkId, sizes)
  notify.success(
    'Design added to your artwork',
    isKept ? 'The studio opens with it.' : 'Find it in the studio under “Your pictures”.',
  )
  return true
}

export function ResultCard({ run, design, shirt, sizes, hasOwnStudio }: ResultCardProps) {
  const number = design.index + 1
  const { width, height } = findDesignSize(run.sizeId)

  const bring = async (artworkId: string): Promise<boolean> => {
    if (hasOwnStudio) return addToStudio(artworkId, sizes)
    download(design.printUrl)
    notify.success('Design downloaded', 'Add the file to your sheet in the builder.')
    return true
  }
  const using = useOperation<'ai-designs.use'>({
    failed: () => ({
      title: 'This design is no longer available',
      message: 'Generate it again with the same description.',
    }),
    leadsTo: { 'ai-designs.use': async ({ artworkId }) => ((await bring(artworkId)) ? '/builder' : null) },
  })

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
        <UseForm {...{ using, run, design, number }} />
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

function UseForm({
  using,
  run,
  design,
  number,
}: {
  using: CalledOperation<'ai-designs.use'>
  run: RunView
  design: RunView['designs'][number]
  number: number
}) {
  return (
    <OperationForm of={using} action="/ai-builder">
      <input type="hidden" name="run" value={run.id} />
      <input type="hidden" name="index" value={design.index} />
      <OperationButton
        of={using}
        operation="ai-designs.use"
        variant="primary"
        size="sm"
        className="w-full"
        aria-label={`Download & Use design ${number}`}
      >
        <PencilRuler aria-hidden /> Download & Use
      </OperationButton>
    </OperationForm>
  )
}

function download(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
