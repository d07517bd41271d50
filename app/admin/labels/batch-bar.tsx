import { PrintSheets } from '#app/admin/sheets/print-sheets.tsx'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { type LabelPaper, labelPaperNames, labelPapers } from '#domain/batches/batch.ts'
import type { DueState } from '#domain/orders/due-date.ts'
import { type DeliverySpeed, speedNames } from '#domain/shipping/delivery-speed.ts'
import type { LabelBatch } from './use-label-batch.ts'

/** How all of them are made, and the button that makes them. */
export function BatchBar({ of }: { of: LabelBatch }) {
  const { here, batch, choice, setChoice } = of
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
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
        isBusy={batch.isBusy}
        onClick={of.begin}
      >
        Create {here.length} {here.length === 1 ? 'label' : 'labels'}
      </Button>
      <PrintSheets orderIds={here.map(({ orderId }) => orderId)} batch={batch} />
      <Filters of={of} />
    </div>
  )
}

function Filters({ of: { filters } }: { of: LabelBatch }) {
  return (
    <fieldset className="grid grid-cols-3 items-end gap-3 max-sm:w-full sm:ml-auto">
      <legend className="sr-only">Show only</legend>
      <Select
        label="Due"
        size="sm"
        options={dues}
        value={filters.due}
        onChange={({ currentTarget: { value } }) => filters.set({ due: value as DueState | '' })}
      />
      <Select
        label="Floor"
        size="sm"
        options={floors}
        value={filters.packed}
        onChange={({ currentTarget: { value } }) =>
          filters.set({ packed: value as 'packed' | 'unpacked' | '' })
        }
      />
      <Select
        label="Service"
        size="sm"
        options={speeds}
        value={filters.speed}
        onChange={({ currentTarget: { value } }) => filters.set({ speed: value as DeliverySpeed | '' })}
      />
    </fieldset>
  )
}

const rates = [
  { value: 'cheapest', label: 'Cheapest rate' },
  { value: 'fastest', label: 'Fastest rate' },
]
const papers = labelPapers.map((value) => ({ value, label: labelPaperNames[value] }))
const dues = [
  { value: '', label: 'Any day' },
  { value: 'late', label: 'Late' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'later', label: 'Later' },
]
const floors = [
  { value: '', label: 'All' },
  { value: 'packed', label: 'Packed' },
  { value: 'unpacked', label: 'Not packed' },
]
const speeds = [
  { value: '', label: 'All' },
  ...Object.entries(speedNames).map(([value, label]) => ({ value, label })),
]
