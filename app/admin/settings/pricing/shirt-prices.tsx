import type { ReactNode } from 'react'
import type { TshirtGarment } from '#domain/tshirt/garments.ts'
import { tshirtPrintOptionNames, tshirtPrintOptions } from '#domain/tshirt/print-option.ts'
import { tshirtSizes } from '#domain/tshirt/sizes.ts'
import { PriceTableForm } from './price-table-form.tsx'

export function ShirtPrices({ garments }: { garments: TshirtGarment[] }) {
  return (
    <Part title="T-shirts" description="By garment, print option and size.">
      <PriceTableForm
        operation="tshirts.change-prices"
        caption="T-shirt prices"
        columns={tshirtSizes}
        rows={garments.flatMap(({ id, name, prices }) =>
          tshirtPrintOptions.map((option) => ({
            label: name,
            note: tshirtPrintOptionNames[option],
            cells: tshirtSizes.map((size) => {
              const price = prices[option][size]
              return price === undefined ? null : { key: `${id}/${option}/${size}`, price }
            }),
          })),
        )}
      />
    </Part>
  )
}

export function Part({ title, description, action, children }: PartProps) {
  return (
    <section aria-label={title}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="font-bold text-base">{title}</h2>
          <p className="text-ink-muted">{description}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

type PartProps = { title: string; description: string; action?: ReactNode; children: ReactNode }
