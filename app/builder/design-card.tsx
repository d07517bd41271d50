import { BadgeCheck, ShoppingCart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { maxLineQuantity } from '#domain/cart-items.ts'
import type { GangSheetSize } from '#domain/gang-sheet.ts'
import { formatMoney, timesCents } from '#domain/money.ts'
import type { GangSheetDesign } from '#domain/studio/builder-event.ts'
import { waitForPreview } from './save-design.ts'
import { describe } from './to-cart-item.ts'

const previewPatience = 20_000

/** The design that is ready to go into the cart. */
export function DesignCard({
  design,
  size,
  onQuantityChange,
  onAddToCart,
  onCreateAnother,
}: {
  design: GangSheetDesign
  size: GangSheetSize | undefined
  onQuantityChange: (quantity: number) => void
  onAddToCart: (image: string | null) => void
  onCreateAnother: () => void
}) {
  const preview = usePreview(design.design_id)
  const { quantity } = design
  return (
    <Card as="section" aria-labelledby="your-design" className="grid gap-6 sm:grid-cols-[11rem_1fr]">
      <div className="flex h-52 items-center justify-center overflow-hidden rounded-md border border-film-line bg-film p-2 sm:h-60">
        {preview ? (
          <img src={preview} alt="Your gang sheet" className="max-h-full max-w-full object-contain" />
        ) : (
          <Skeleton className="h-full w-2/3" />
        )}
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 id="your-design" className="text-lg font-bold">
            Your Gang Sheet Design
          </h2>
          <Badge tone="green" icon={BadgeCheck}>
            Ready to Order
          </Badge>
        </div>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm [&_dt]:text-ink-muted">
          <dt>Design ID</dt>
          <dd className="slug self-center break-all">{design.design_id}</dd>
          <dt>Size</dt>
          <dd className="figures font-semibold">{size?.title ?? 'Unknown size'}</dd>
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
              label="Number of sheets"
              value={quantity}
              max={maxLineQuantity}
              onValueChange={onQuantityChange}
            />
          </dd>
          <dt>Price</dt>
          <dd className="figures text-base font-bold">
            {size ? formatMoney(timesCents(size.price, quantity)) : 'No price'}
            {size && quantity > 1 && (
              <span className="ml-2 text-sm font-normal text-ink-muted">{formatMoney(size.price)} each</span>
            )}
          </dd>
        </dl>
        <div className="mt-6 flex flex-wrap gap-2.5">
          <Button variant="primary" size="lg" onClick={() => onAddToCart(preview)}>
            <ShoppingCart aria-hidden /> Add to Cart
          </Button>
          <Button size="lg" onClick={onCreateAnother}>
            Create Another Design
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** Drawn by the server in a job, a moment after the design is saved. */
function usePreview(designId: string): string | null {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    void waitForPreview(designId, previewPatience).then((url) => isCurrent && setPreview(url))
    return () => {
      isCurrent = false
    }
  }, [designId])
  return preview
}
