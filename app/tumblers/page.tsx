import { BulkQuoteForm } from '#app/quotes/later-bulk-quote-form.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { designTypeNames, finishNames } from '#domain/tumbler/tumblers.ts'
import { Configuration, type TumblerConfiguration } from './configuration.tsx'
import { ConversionPanel } from './conversion-panel.tsx'
import { MockUp } from './mock-up.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PriceCard } from './price-card.tsx'
import { UploadStep } from './upload-step.tsx'
import { type TumblerPageProps, useTumbler } from './use-tumbler.ts'
import { WrapChoice } from './wrap-choice.tsx'

const quoteId = 'tumbler-quote'

/** docs/spec-map.md S2: the tumbler builder. `?item=` is the cart line being edited. */
export function TumblerPage({ sizes, firstSize, tiers }: TumblerPageProps) {
  const tumbler = useTumbler({ sizes, firstSize })
  const { design, configuration, setConfiguration, picture, pictureSize, field, wrap, errors } = tumbler
  return (
    <div className="page py-8 sm:py-12">
      <PageHeader
        title="Tumbler builder"
        description="Upload a black and white design. Our laser engraves it into the coating, where it can’t peel, fade, or wash off."
      />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="grid gap-6 lg:sticky lg:top-24">
          <MockUp
            configuration={tumbler.chosen}
            {...{ picture, pictureSize }}
            artworkId={design.step === 'valid' ? design.artworkId : null}
          />
        </div>
        <div className="grid min-w-0 gap-8">
          <UploadStep
            design={design}
            error={errors['design file']}
            onFile={(file) => void tumbler.choose(file)}
            onRemove={tumbler.remove}
          />
          {design.step === 'invalid' && design.canConvert && (
            <ConversionPanel
              key={design.fileName}
              convert={tumbler.convert}
              onPreview={tumbler.setPreview}
              onAccept={tumbler.accept}
            />
          )}
          <Configuration {...{ sizes, errors }} value={configuration} onChange={setConfiguration} />
          {picture !== null && pictureSize && wrap && configuration.designType === 'fullWrap' && (
            <WrapChoice
              {...{ field, picture, wrap }}
              size={pictureSize}
              onChange={(value) => setConfiguration((old) => ({ ...old, wrap: value }))}
            />
          )}
          <OrderPart tumbler={tumbler} tiers={tiers} />
          <PriceCard sizes={sizes} />
        </div>
      </div>
    </div>
  )
}

const describe = ({ size, designType, finish }: TumblerConfiguration): Record<string, string> => ({
  Size: size.id,
  'Design type': designTypeNames[designType].name,
  Finish: finish ? finishNames[finish] : 'Not chosen',
})

type OrderPartProps = { tumbler: ReturnType<typeof useTumbler>; tiers: TumblerPageProps['tiers'] }

function OrderPart({ tumbler, tiers }: OrderPartProps) {
  const { configuration, design, missing, isEditing, add, isQuoteOpen, setQuoteOpen } = tumbler
  return (
    <OrderPanel
      configuration={configuration}
      {...{ tiers, missing }}
      designName={design.step === 'valid' ? design.fileName : null}
      isBusy={design.step === 'valid' && design.sending !== null}
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
  )
}
