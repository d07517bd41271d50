import { BadgeCheck, Film, PencilRuler, ShoppingCart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SmallerSheet } from '#app/cart/later-smaller-sheet.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { priceOfSizes, titleOfSizes } from '#domain/artwork/cut-sheets.ts'
import type { GangSheetSize } from '#domain/artwork/gang-sheet.ts'
import { maxLineQuantity } from '#domain/cart/cart-limits.ts'
import { formatMoney, timesCents } from '#domain/money/money.ts'
import { type GangSheetDesign, isOwnPayload, sheetsOfDesign } from '#domain/studio/builder-event.ts'
import { waitForPreview } from './send-design.ts'
import { describe } from './to-cart-item.ts'

const designHeading = 'your-design'

/** The studio has closed, and the element that opened it may be gone. */
export const focusDesign = (): void => document.getElementById(designHeading)?.focus()

const previewTimeout = 20_000

/** The design that is ready to go into the cart. */
export function DesignCard({
  design,
  sizes,
  onSheetsChange,
  onQuantityChange,
  onAddToCart,
  onEdit,
  onCreateAnother,
}: {
  design: GangSheetDesign
  sizes: readonly GangSheetSize[]
  /** The design has been moved to other sheets. */
  onSheetsChange: (sizes: GangSheetSize[]) => void
  onQuantityChange: (quantity: number) => void
  onAddToCart: (image: string | null) => Promise<void>
  /** Null for a design that the studio cannot open. */
  onEdit: (() => void) | null
  onCreateAnother: () => void
}) {
  const { preview, isComing } = usePreview(design.design_id)
  const [isAdding, setAdding] = useState(false)
  const addToCart = async (): Promise<void> => {
    setAdding(true)
    await onAddToCart(preview)
    setAdding(false)
  }
  const { quantity } = design
  return (
    <Card as="section" aria-labelledby={designHeading} className="grid gap-6 sm:grid-cols-[11rem_1fr]">
      <div className="flex h-52 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film p-2 sm:h-60">
        {preview ? (
          <img src={preview} alt="Your gang sheet" className="max-h-full max-w-full object-contain" />
        ) : isComing ? (
          <Skeleton className="h-full w-2/3" />
        ) : (
          <Film className="size-12 text-ink-faint" strokeWidth={1.25} aria-hidden />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id={designHeading} tabIndex={-1} className="text-lg font-bold">
            Your Gang Sheet Design
          </h2>
          {sheetsOfDesign(design, sizes) && (
            <Badge tone="green" icon={BadgeCheck}>
              Ready to Order
            </Badge>
          )}
        </div>
        <DesignFacts {...{ design, sizes, quantity, onQuantityChange }} />
        {isOwnPayload(design.raw) && (
          <SmallerSheet
            designId={design.design_id}
            sizeId={design.size_id}
            sizes={sizes}
            onChanged={onSheetsChange}
          />
        )}
        <DesignActions {...{ isAdding, onEdit, onCreateAnother }} onAdd={() => void addToCart()} />
      </div>
    </Card>
  )
}

function DesignActions({
  isAdding,
  onAdd,
  onEdit,
  onCreateAnother,
}: {
  isAdding: boolean
  onAdd: () => void
  onEdit: (() => void) | null
  onCreateAnother: () => void
}) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5">
      <Button variant="primary" size="lg" isBusy={isAdding} onClick={onAdd}>
        <ShoppingCart aria-hidden /> Add to Cart
      </Button>
      {onEdit && (
        <Button size="lg" onClick={onEdit}>
          <PencilRuler aria-hidden /> Edit
        </Button>
      )}
      <Button size="lg" onClick={onCreateAnother}>
        Create Another Design
      </Button>
    </div>
  )
}

function DesignFacts({
  design,
  sizes,
  quantity,
  onQuantityChange,
}: {
  design: GangSheetDesign
  sizes: readonly GangSheetSize[]
  quantity: number
  onQuantityChange: (quantity: number) => void
}) {
  const sheets = sheetsOfDesign(design, sizes)
  const price = sheets && priceOfSizes(sheets)
  return (
    <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm [&_dt]:text-ink-muted">
      <dt>Design ID</dt>
      <dd className="slug self-center break-all">{design.design_id}</dd>
      <dt>{sheets && sheets.length > 1 ? `${sheets.length} sheets` : 'Size'}</dt>
      <dd className="figures font-semibold">{sheets ? titleOfSizes(sheets) : 'Unknown size'}</dd>
      {describe(design.raw) !== '' && (
        <>
          <dt>On it</dt>
          <dd className="figures">{describe(design.raw)}</dd>
        </>
      )}
      <dt className="self-center">Quantity</dt>
      <dd>
        <QuantityStepper
          size="sm"
          label={sheets && sheets.length > 1 ? 'Number of sets' : 'Number of sheets'}
          value={quantity}
          max={maxLineQuantity}
          onValueChange={onQuantityChange}
        />
      </dd>
      <dt>Price</dt>
      <dd className="figures text-base font-bold">
        {price ? formatMoney(timesCents(price, quantity)) : 'No price'}
        {price && quantity > 1 && (
          <span className="ml-2 text-sm font-normal text-ink-muted">{formatMoney(price)} each</span>
        )}
      </dd>
    </dl>
  )
}

/** The server draws it in a job, a moment after the design is saved; designs from another builder have none. */
function usePreview(designId: string): { preview: string | null; isComing: boolean } {
  const [seen, setSeen] = useState<{ designId: string; preview: string | null } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void waitForPreview(designId, previewTimeout).then(
      (preview) => isCurrent && setSeen({ designId, preview }),
    )
    return () => {
      isCurrent = false
    }
  }, [designId])
  const known = seen?.designId === designId ? seen : null
  return { preview: known?.preview ?? null, isComing: known === null }
}
