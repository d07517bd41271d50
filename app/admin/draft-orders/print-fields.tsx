import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { later } from '#app/ui/later.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { cents, formatMoney } from '#domain/money/money.ts'
import type { FieldsProps } from './line-props.ts'
import type { PrintOnSale } from './prints-on-sale.ts'

const PrintChoice = later(
  () => import('./print-choice.tsx').then((part) => part.PrintChoice),
  <Skeleton className="h-96" />,
)

/** A premade print, picked by sight from all that are on sale, and its size. */
export function PrintFields({ line, choices, onChange, onPrintFound, error }: FieldsProps) {
  const [isPicking, setPicking] = useState(line.productId === '')
  const print = choices.prints.find(({ id }) => id === line.productId)
  const pick = (found: PrintOnSale): void => {
    const { id: productId, isGangSheet, variants } = found
    onPrintFound(found)
    onChange({ productId, isGangSheet, variantId: variants[0]?.id ?? '' })
    setPicking(false)
  }
  const noteId = `print-${line.id}-note`
  return (
    <>
      <div>
        <div className="flex items-center gap-3">
          {print && (
            <img
              src={print.thumbnailUrl}
              alt=""
              className="size-14 shrink-0 rounded-sm bg-sunken object-contain"
            />
          )}
          <span className="min-w-0 grow">
            {print?.title ??
              (line.productId === '' ? 'No print picked yet' : 'This print is no longer on sale')}
          </span>
          <Button size="sm" aria-describedby={noteId} onClick={() => setPicking(true)}>
            {print ? 'Pick another' : 'Pick a print'}
          </Button>
        </div>
        <FieldNote id={noteId} message={error('productId') ?? null} />
      </div>
      {print && (
        <Select
          label="Size of the print"
          value={line.variantId}
          onChange={(event) => onChange({ variantId: event.currentTarget.value })}
          options={print.variants.map(({ id, name, price }) => ({
            value: id,
            label: `${name} · ${formatMoney(cents(price))}`,
          }))}
          error={error('variantId')}
        />
      )}
      <Dialog open={isPicking} onOpenChange={setPicking} title="Pick a premade print" size="lg">
        <PrintChoice onPick={pick} />
      </Dialog>
    </>
  )
}
