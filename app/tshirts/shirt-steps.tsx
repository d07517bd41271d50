import { GarmentStep } from '#app/tshirts/steps/garment-step.tsx'
import { PrintOptionStep } from '#app/tshirts/steps/print-option-step.tsx'
import { QuantityStep } from '#app/tshirts/steps/quantity-step.tsx'
import { SizeColorStep } from '#app/tshirts/steps/size-color-step.tsx'
import { Step } from '#app/tshirts/steps/step.tsx'
import { UploadStep } from '#app/tshirts/steps/upload-step.tsx'
import { ZoneStep } from '#app/tshirts/steps/zone-step.tsx'
import type { TshirtColor } from '#domain/tshirt/colors.ts'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { sidesOf } from '#domain/tshirt/print-option.ts'
import type { ShirtBuilder } from './use-shirt-builder.ts'

type ShirtStepsProps = {
  builder: ShirtBuilder
  garments: readonly [TshirtGarment, ...TshirtGarment[]]
  colors: readonly TshirtColor[]
  warnBelowDpi: number
}

/** From choosing the garment to the quantity of each size. */
export function ShirtSteps({ builder, garments, colors, warnBelowDpi }: ShirtStepsProps) {
  const { store, garment, cloth, isDone, setSide, setLastSize, artworks, reread } = builder
  const { order, change, changePrint, setQuantity } = store
  return (
    <div className="grid min-w-0 gap-8">
      <Step number={1} title="Brand and material" isDone>
        <GarmentStep
          garments={garments}
          value={garment.id}
          color={cloth.hex}
          onChange={(garmentId) => change({ garmentId })}
        />
      </Step>
      <Step number={2} title="Print options" isDone>
        <PrintOptionStep
          garment={garment}
          value={order.printOption}
          onChange={(printOption) => {
            change({ printOption })
            const sides = sidesOf(printOption)
            if (sides.length === 1 && sides[0]) setSide(sides[0])
          }}
        />
      </Step>
      <Step number={3} title="Placement zone" isDone={isDone('placement zone')}>
        <ZoneStep
          order={order}
          cut={garment.cut}
          color={cloth.hex}
          onChange={(zoneSide, zoneId) => {
            changePrint(zoneSide, { zoneId })
            setSide(zoneSide)
          }}
        />
      </Step>
      <Step number={4} title="Size and color" isDone={isDone('size') && isDone('color')}>
        <SizeColorStep
          order={order}
          garment={garment}
          colors={colors}
          onColor={(id) => change({ color: id })}
          onSize={(size, isChosen) => {
            setQuantity(size, isChosen ? 1 : null)
            if (isChosen) setLastSize(size)
          }}
        />
      </Step>
      <Step number={5} title="Upload design" isDone={isDone('design file')}>
        <UploadStep
          order={order}
          artworks={artworks}
          warnBelowDpi={warnBelowDpi}
          onUploaded={reread}
          onPrint={(printSide, changes) => {
            changePrint(printSide, changes)
            setSide(printSide)
          }}
        />
      </Step>
      <Step number={6} title="Quantity" isDone={isDone('size')}>
        <QuantityStep order={order} garment={garment} onQuantity={setQuantity} />
      </Step>
    </div>
  )
}
