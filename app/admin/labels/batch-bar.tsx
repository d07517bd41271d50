import { PrintSheets } from '#app/admin/sheets/print-sheets.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { type LabelPaper, labelPaperNames, labelPapers } from '#domain/batches/batch.ts'
import type { LabelBatch } from './use-label-batch.ts'

/** The options for the chosen labels, and the button that makes them. */
export function BatchBar({ of }: { of: LabelBatch }) {
  const { here, batch, choice, setChoice, question } = of
  return (
    <div className="flex flex-wrap items-end gap-3 border-line border-b px-4 py-3">
      <Select
        label="Rate"
        size="sm"
        options={rates}
        value={choice.rate}
        onChange={({ currentTarget: { value } }) =>
          setChoice({ ...choice, rate: value === 'fastest' ? 'fastest' : 'cheapest' })
        }
      />
      <Select
        label="Paper"
        size="sm"
        options={papers}
        value={choice.paper}
        onChange={({ currentTarget: { value } }) => setChoice({ ...choice, paper: value as LabelPaper })}
      />
      <Button
        size="sm"
        variant="primary"
        disabled={here.length === 0 || !of.areWeightsGiven}
        isBusy={batch.isBusy || question.isBusy}
        onClick={question.begin}
      >
        Create {here.length} {here.length === 1 ? 'label' : 'labels'}
      </Button>
      <PrintSheets orderIds={here.map(({ id }) => id)} batch={batch} />
    </div>
  )
}

const rates = [
  { value: 'cheapest', label: 'Cheapest rate' },
  { value: 'fastest', label: 'Fastest rate' },
]
const papers = labelPapers.map((value) => ({ value, label: labelPaperNames[value] }))
