import { QuantityStepper } from '#app/ui/forms/quantity-stepper.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import type { FieldErrors } from '#domain/field-errors.ts'
import { formatMoney } from '#domain/money/money.ts'
import {
  type DesignType,
  designTypeNames,
  designTypes,
  type Finish,
  finishFor,
  finishNames,
  type TumblerSize,
} from '#domain/tumbler/tumblers.ts'
import type { Wrap } from '#domain/tumbler/wrap.ts'
import { BareCup } from './cup-picture.tsx'
import { DesignTypeDrawing } from './design-type-drawing.tsx'

export type TumblerConfiguration = {
  size: TumblerSize
  designType: DesignType
  finish: Finish | null
  quantity: number
  /** Around the cup; null until the shopper chooses: then as `firstWrap` says. */
  wrap: Wrap | null
}

export type ConfigurationProps = {
  errors: FieldErrors
  sizes: readonly TumblerSize[]
  value: TumblerConfiguration
  onChange: (value: TumblerConfiguration) => void
}

/** Size, design type, finish and quantity, as images. */
export function Configuration({ sizes, value, errors, onChange }: ConfigurationProps) {
  const { size, designType, finish, quantity } = value
  const chooseSize = (id: string): void => {
    const chosen = sizes.find((one) => one.id === id)
    if (chosen) onChange({ ...value, size: chosen, finish: finishFor(chosen, finish) })
  }
  return (
    <section aria-labelledby="tumbler-configuration" className="grid gap-6">
      <h2 id="tumbler-configuration" className="text-lg font-bold">
        Your tumbler
      </h2>
      <SizeChoice size={size} chooseSize={chooseSize} sizes={sizes} />
      <RadioCards
        label="Design type"
        name="designType"
        columns="grid-cols-1 sm:grid-cols-3"
        value={designType}
        onValueChange={(chosen) =>
          onChange({ ...value, designType: designTypes.find((type) => type === chosen) ?? designType })
        }
        options={designTypes.map((type) => ({
          value: type,
          label: designTypeNames[type].name,
          description: formatMoney(size.prices[type]),
          picture: <DesignTypeDrawing type={type} />,
        }))}
      />
      <RadioCards
        label="Finish"
        name="finish"
        error={errors.finish}
        columns="grid-cols-2 sm:grid-cols-3"
        value={finish ?? ''}
        onValueChange={(chosen) =>
          onChange({ ...value, finish: size.availableColors.find((color) => color === chosen) ?? finish })
        }
        options={size.availableColors.map((color) => ({
          value: color,
          label: finishNames[color],
          picture: <BareCup sizeId={size.id} finish={color} className="size-16" />,
        }))}
      />
      <div>
        <p className="mb-2 text-sm font-semibold">Quantity</p>
        <QuantityStepper
          label="Quantity of tumblers"
          value={quantity}
          onValueChange={(count) => onChange({ ...value, quantity: count })}
        />
      </div>
    </section>
  )
}

function SizeChoice({
  size,
  chooseSize,
  sizes,
}: {
  size: TumblerSize
  chooseSize: (id: string) => void
  sizes: readonly TumblerSize[]
}) {
  return (
    <RadioCards
      label="Size"
      name="size"
      columns="grid-cols-2"
      value={size.id}
      onValueChange={chooseSize}
      options={sizes.map(({ id, prices, availableColors }) => ({
        value: id,
        label: id,
        description: `from ${formatMoney(prices.single)}`,
        picture: <BareCup sizeId={id} finish={availableColors[0] ?? 'black'} className="size-20" />,
      }))}
    />
  )
}
