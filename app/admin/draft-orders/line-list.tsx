import { CupSoda, LayoutGrid, PenLine, Shirt, ShoppingBag, Stamp } from 'lucide-react'
import type { Artworks } from '#app/studio/view/use-artworks.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/forms/form-field.tsx'
import type { FieldErrors } from '#domain/cart/checkout.ts'
import { type Choices, type DraftLine, newLine } from './draft-form.ts'
import { LineCard } from './line-card.tsx'
import type { CustomerDesign } from './line-props.ts'
import type { PrintOnSale } from './prints-on-sale.ts'

export type LineListProps = {
  lines: DraftLine[]
  draftOrderId: string
  choices: Choices
  designs: CustomerDesign[]
  artworks: Artworks
  errors: FieldErrors
  /** By line; lines that are not priced yet are missing. */
  totals: ReadonlyMap<string, number>
  /** Findings of the checks, by line. */
  warnings: Record<string, string[]>
  onPrintFound: (print: PrintOnSale) => void
  /** Uploads finish at any time: each change is applied to the lines as they are then. */
  onChange: (change: (lines: DraftLine[]) => DraftLine[]) => void
}

/** What is sold, line by line. */
export function LineList({ lines, choices, totals, warnings, onChange, ...rest }: LineListProps) {
  const add = (kind: DraftLine['kind']): void => onChange((now) => [...now, newLine(kind, choices)])
  return (
    <>
      {lines.length > 0 && (
        <ol className="grid gap-3">
          {lines.map((line, index) => (
            <LineCard
              key={line.id}
              line={line}
              position={index + 1}
              totalCents={totals.get(line.id) ?? null}
              warnings={warnings[line.id] ?? []}
              choices={choices}
              {...rest}
              onChange={(change) =>
                onChange((now) => now.map((one) => (one.id === line.id ? { ...one, ...change(one) } : one)))
              }
              onRemove={() => onChange((now) => now.filter(({ id }) => id !== line.id))}
            />
          ))}
        </ol>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => add('sheet')}>
          <LayoutGrid aria-hidden className="size-4" /> Gang sheet
        </Button>
        {choices.garments.length > 0 && choices.colors.length > 0 && (
          <Button size="sm" onClick={() => add('shirt')}>
            <Shirt aria-hidden className="size-4" /> Printed shirt
          </Button>
        )}
        {choices.cups.length > 0 && (
          <Button size="sm" onClick={() => add('tumbler')}>
            <CupSoda aria-hidden className="size-4" /> Engraved tumbler
          </Button>
        )}
        {choices.hasPrints && (
          <Button size="sm" onClick={() => add('print')}>
            <Stamp aria-hidden className="size-4" /> Premade print
          </Button>
        )}
        {choices.listings.length > 0 && (
          <Button size="sm" onClick={() => add('listing')}>
            <ShoppingBag aria-hidden className="size-4" /> From the shelf
          </Button>
        )}
        <Button size="sm" onClick={() => add('custom')}>
          <PenLine aria-hidden className="size-4" /> Custom line
        </Button>
      </div>
      <FieldNote id="lines-note" message={rest.errors.lines ?? null} />
    </>
  )
}
