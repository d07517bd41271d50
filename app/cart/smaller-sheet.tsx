import { Scissors } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callOperation } from '#app/operations/call-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toasts/toast.tsx'
import { priceOfSizes, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { DesignView } from '#server/designs/index.ts'

type SmallerSheetProps = {
  designId: string
  sizeId: number
  /** All sizes on sale. */
  sizes: readonly GangSheetSize[]
  /** `image`: where the design's preview will be. */
  onChanged: (sizes: GangSheetSize[], image: string) => void
}

/**
 * No one should pay for empty film: offers a cheaper sheet that fits the whole design, with one button to switch to it.
 */
export function SmallerSheet({ designId, sizeId, sizes, onChanged }: SmallerSheetProps) {
  const [found, setFound] = useState<{ view: DesignView; smaller: GangSheetSize[] } | null>(null)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    let isGone = false
    void lookFor(designId, sizes).then((one) => !isGone && setFound(one))
    return () => {
      isGone = true
    }
  }, [designId, sizes])
  if (!found || found.view.sizeId !== sizeId) return null
  const { view, smaller } = found
  const title = titleOfSizes(smaller)
  const take = async (): Promise<void> => {
    setBusy(true)
    const answer = await changeSheet(view, smaller)
    setBusy(false)
    if (!answer.ok) return void notify.error('The sheet couldn’t be changed', answer.message)
    setFound(null)
    onChanged(smaller, `/files/designs/${designId}/preview?v=${answer.value.design.version}`)
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-green-wash px-3 py-2 text-green-ink text-sm">
      <p className="flex min-w-0 flex-1 basis-48 items-start gap-2">
        <Scissors aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          It all fits on <strong>{title}</strong> for <strong>{formatMoney(priceOfSizes(smaller))}</strong>.
        </span>
      </p>
      <Button size="sm" isBusy={isBusy} onClick={() => void take()}>
        Change to {title}
      </Button>
    </div>
  )
}

/** The code that reads layouts is loaded only when there is one to read. */
async function lookFor(designId: string, sizes: readonly GangSheetSize[]) {
  const called = await callOperation('designs.get', 'GET /designs/{design}', { design: designId })
  if (!called.ok) return null
  const view = called.value.design
  const { findSmallerSheets } = await import('./find-smaller-sheet.ts')
  const smaller = findSmallerSheets(view, sizes)
  return smaller && { view, smaller }
}

async function changeSheet(view: DesignView, sizes: readonly GangSheetSize[]) {
  const { onSheets } = await import('./find-smaller-sheet.ts')
  const { designId: design, version, quantity, accepted } = view
  const document = onSheets(view.document, sizes)
  return callOperation('designs.change', 'PUT /designs/{design}', {
    ...{ design, version, quantity, accepted, document, sizeId: document.sheet.sizeId },
  })
}
