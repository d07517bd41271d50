import type { Dispatch, ReactNode, SetStateAction } from 'react'
import type { Artworks } from '#app/studio/view/use-artworks.ts'
import type { FieldErrors } from '#domain/field-errors.ts'
import type { Bill } from './bill-list.tsx'
import { CustomerFields } from './customer-fields.tsx'
import type { Choices, Draft } from './draft-form.ts'
import { LineList } from './line-list.tsx'
import type { CustomerDesign } from './line-props.ts'
import type { PrintOnSale } from './prints-on-sale.ts'
import { DeliveryTerms, OtherTerms } from './terms-fields.tsx'

export function OrderParts({
  draft,
  shown,
  change,
  choices,
  designs,
  artworks,
  totals,
  bill,
  setDraft,
  onPrintFound,
}: {
  draft: Draft
  shown: FieldErrors
  change: (changes: Partial<Draft>) => void
  choices: Choices
  designs: CustomerDesign[]
  artworks: Artworks
  totals: Map<string, number>
  bill: Bill | null
  setDraft: Dispatch<SetStateAction<Draft>>
  onPrintFound: (print: PrintOnSale) => void
}) {
  return (
    <div className="grid gap-5">
      <Part title="Customer">
        <CustomerFields draft={draft} errors={shown} onChange={change} />
      </Part>
      <Part title="What is sold">
        <LineList
          lines={draft.lines}
          draftOrderId={draft.id}
          {...{ choices, designs, artworks, totals, onPrintFound }}
          errors={shown}
          warnings={bill?.warnings ?? {}}
          onChange={(changeLines) => setDraft((now) => ({ ...now, lines: changeLines(now.lines) }))}
        />
      </Part>
      <Part title="Delivery">
        <DeliveryTerms draft={draft} speeds={choices.speeds} errors={shown} onChange={change} />
      </Part>
      <Part title="Terms">
        <OtherTerms draft={draft} errors={shown} onChange={change} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 className="mb-4 font-bold text-base">{title}</h2>
      {children}
    </section>
  )
}
