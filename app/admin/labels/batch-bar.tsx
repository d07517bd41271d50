import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextField } from '#app/ui/forms/text-field.tsx'
import type { useLabelBatch } from './use-label-batch.ts'

export function BatchBar({ of }: { of: ReturnType<typeof useLabelBatch> }) {
  const { here, batch, unpackedOf, setAsked, setAsking, make } = of
  const isWeightGiven = of.parcel.success
  return (
    <div className="mt-5 flex flex-wrap items-end gap-3">
      <RateAndWeight of={of} />
      <Button
        size="sm"
        variant="primary"
        disabled={here.length === 0 || !isWeightGiven}
        isBusy={batch.isBusy}
        onClick={() => {
          const early = here
            .flatMap(({ orderId }) => unpackedOf.get(orderId) ?? [])
            .filter(({ isTracked }) => isTracked)
          setAsked(early)
          if (early.length > 0) setAsking(true)
          else make()
        }}
      >
        Create {here.length} {here.length === 1 ? 'label' : 'labels'}
      </Button>
    </div>
  )
}

function RateAndWeight({ of }: { of: ReturnType<typeof useLabelBatch> }) {
  const { choice, setChoice, weight, setWeight } = of
  return (
    <>
      <Select
        label="Rate"
        size="sm"
        options={choices}
        value={choice}
        onChange={(event) => setChoice(event.currentTarget.value === 'fastest' ? 'fastest' : 'cheapest')}
      />
      <TextField
        label="Weight of each parcel"
        size="sm"
        inputMode="decimal"
        suffix="lb"
        className="w-40"
        value={weight}
        onChange={(event) => setWeight(event.currentTarget.value)}
        error={of.parcel.success ? null : 'Give a weight of more than 0'}
      />
    </>
  )
}

const choices = [
  { value: 'cheapest', label: 'Cheapest rate' },
  { value: 'fastest', label: 'Fastest rate' },
]
