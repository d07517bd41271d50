import type { Dispatch, SetStateAction } from 'react'
import { BulkQuoteForm } from '#app/quotes/bulk-quote-form.tsx'
import type { PriceTier } from '#domain/money/product-pricing.ts'
import type { Conversion } from '#domain/tumbler/convert-engraving.ts'
import type { EngravingField } from '#domain/tumbler/engraving-field.ts'
import { designTypeNames, finishNames, type TumblerSize } from '#domain/tumbler/tumblers.ts'
import type { Wrap } from '#domain/tumbler/wrap.ts'
import { Configuration, type TumblerConfiguration } from './configuration.tsx'
import { ConversionPanel } from './conversion-panel.tsx'
import type { PictureSize } from './laid-picture.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PriceCard } from './price-card.tsx'
import { UploadStep } from './upload-step.tsx'
import type { Convert, useDesign } from './use-design.ts'
import { WrapChoice } from './wrap-choice.tsx'

export function TumblerSteps({
  design,
  choose,
  remove,
  convert,
  setPreview,
  accept,
  sizes,
  configuration,
  setConfiguration,
  picture,
  pictureSize,
  wrap,
  field,
  tiers,
  isValid,
  isEditing,
  add,
  isQuoteOpen,
  setQuoteOpen,
}: {
  design: ReturnType<typeof useDesign>['design']
  choose: (chosen: File) => Promise<void>
  remove: () => void
  convert: Convert
  setPreview: (value: string | null) => void
  accept: (conversion: Conversion) => Promise<void>
  sizes: readonly TumblerSize[]
  configuration: TumblerConfiguration
  setConfiguration: Dispatch<SetStateAction<TumblerConfiguration>>
  picture: string | null
  pictureSize: PictureSize | null
  wrap: Wrap | null
  field: EngravingField
  tiers: readonly PriceTier[]
  isValid: boolean
  isEditing: boolean
  add: () => void
  isQuoteOpen: boolean
  setQuoteOpen: (value: boolean) => void
}) {
  return (
    <div className="grid min-w-0 gap-8">
      <UploadStep design={design} onFile={(file) => void choose(file)} onRemove={remove} />
      {design.step === 'invalid' && design.canConvert && (
        <ConversionPanel key={design.fileName} convert={convert} onPreview={setPreview} onAccept={accept} />
      )}
      <Configuration sizes={sizes} value={configuration} onChange={setConfiguration} />
      {picture !== null && pictureSize && wrap && configuration.designType === 'fullWrap' && (
        <WrapChoice
          {...{ field, picture, wrap }}
          size={pictureSize}
          onChange={(value) => setConfiguration((old) => ({ ...old, wrap: value }))}
        />
      )}
      <OrderPanel
        configuration={configuration}
        tiers={tiers}
        designName={isValid ? design.fileName : null}
        isBusy={isValid && design.sending !== null}
        isEditing={isEditing}
        onAdd={add}
        quoteId={quoteId}
        isQuoteOpen={isQuoteOpen}
        onToggleQuote={() => setQuoteOpen(!isQuoteOpen)}
      >
        {isQuoteOpen && (
          <div className="mt-5">
            <BulkQuoteForm
              id={quoteId}
              product="tumbler"
              details={describe(configuration)}
              onClose={() => setQuoteOpen(false)}
            />
          </div>
        )}
      </OrderPanel>
      <PriceCard sizes={sizes} />
    </div>
  )
}

const describe = ({ size, designType, finish }: TumblerConfiguration): Record<string, string> => ({
  Size: size.id,
  'Design type': designTypeNames[designType].name,
  Finish: finish ? finishNames[finish] : 'Not chosen',
})

const quoteId = 'tumbler-quote'
